import { devices, type Page } from "@playwright/test";

const { defaultBrowserType: _, ...phone } = devices["iPhone 13"] ?? {
  defaultBrowserType: "webkit",
};

/** A phone held upright, for `test.use`. */
export const PHONE = {
  ...phone,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Visible elements that are too small for a finger. */
export function tooSmall(
  page: Page,
  query: string,
  width: number,
  height: number,
): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll(least.query)]
        .map((node) => ({ node, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0)
        .filter(({ box }) => box.width < least.width || box.height < least.height)
        .map(
          ({ node, box }) =>
            `${node.getAttribute("class")}: ${node.ariaLabel ?? node.textContent?.trim()}, ${box.width} × ${box.height}`,
        ),
    { query, width, height },
  );
}
