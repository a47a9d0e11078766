import type { Kind } from "../types.ts";

/** Symbols in a box of 24 × 24, to be filled by the even-odd rule: holes stay open. */
export const GLYPHS: Record<Kind, string> = {
  priest: star(),
  official:
    "M7.600 2h8.800a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-8.800a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3z" +
    wedge(7.3, 6.6) +
    wedge(12.2, 6.6) +
    wedge(7.3, 11.2) +
    "M13.600 9.300h3.400l-1.200 3v3h-1v-3z" +
    wedge(7.3, 15.8) +
    "M12.600 16.700h3.800v1.100h-3.800z",
  merchant:
    "M8.800 1.600h6.400v1.900l-1.100 1v2.300c3 1.100 5 3.900 5 7.200 0 3.500-2.200 6.100-4.700 7.200v1.300h-4.800v-1.300c-2.500-1.100-4.700-3.700-4.700-7.200 0-3.300 2-6.100 5-7.200v-2.300l-1.100-1z" +
    "M6.700 11.400h10.600v1.300h-10.600zM6.500 15.200h11l-.4 1.300h-10.200z" +
    "M9 3.900c-3.900 0-5.900 2.300-5.200 5.900l1.800-.9c-.2-1.900 1-3 3.400-3zM15 3.900c3.900 0 5.900 2.300 5.200 5.900l-1.800-.9c.2-1.900-1-3-3.400-3z",
  farmer:
    "M12 1.200c1.800 1.700 1.800 4.300 0 6-1.800-1.700-1.800-4.300 0-6z" +
    pair(10.6) +
    pair(15) +
    pair(19.4) +
    "M11.300 8.600h1.400v14.200h-1.400z",
};

function star(): string {
  const point = (i: number): string => {
    const radius = i % 2 === 0 ? (i % 4 === 0 ? 11.6 : 9.8) : 4.6;
    const angle = (Math.PI / 8) * i - Math.PI / 2;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const rim = Array.from({ length: 16 }, (_, i) => point(i)).join("L");
  return `M${rim}ZM12 9.700a2.300 2.300 0 1 0 0 4.600a2.300 2.300 0 1 0 0-4.600z`;
}

/** A stroke of cuneiform. */
function wedge(x: number, y: number): string {
  return `M${x} ${y - 1.5}l2.200 1h2.200v1h-2.200l-2.200 1z`;
}

/** Two grains, left and right of the stalk. */
function pair(y: number): string {
  return (
    `M11 ${y}c-2.900.2-4.800-1.600-5-4.700 3 0 4.900 1.800 5 4.700z` +
    `M13 ${y}c2.900.2 4.800-1.600 5-4.700-3 0-4.900 1.800-5 4.700z`
  );
}

/** A city gate, for fields that count cities. */
export const GATE =
  "M3 22v-15h2.500v-3h2.500v3h2.600v-3h2.800v3h2.600v-3h2.500v3h2.500v15h-5.700v-6.200a3.300 3.300 0 0 0-6.600 0v6.200z";
