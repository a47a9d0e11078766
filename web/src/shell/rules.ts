import { api } from "../lib/api.ts";
import type { Lang } from "../lib/words.ts";

/** A numbered rule, as plain text with a little Markdown inside. */
export interface Rule {
  id: string;
  text: string;
}
export interface Section {
  title: string;
  /** Numbered rules, and what comes between them: paragraphs, tables, code. */
  blocks: (Rule | { table: string[][] } | { code: string } | { prose: string })[];
}

const RULE = /^- \*\*([A-Z]+\d*-[\w.-]+)\*\* (.*)$/;

/** Reads a rules file: headings, numbered rules, tables, code and paragraphs. */
export function parseRules(markdown: string): Section[] {
  const sections: Section[] = [{ title: "", blocks: [] }];
  const lines = markdown.split("\n");
  const add = (block: Section["blocks"][number]): void => void sections.at(-1)?.blocks.push(block);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? "";
    const heading = /^#{1,4} (.*)$/.exec(line)?.[1];
    const rule = RULE.exec(line);
    if (heading !== undefined) sections.push({ title: heading, blocks: [] });
    else if (rule) add({ id: rule[1] ?? "", text: rule[2] ?? "" });
    else if (line.startsWith("```")) {
      const end = lines.indexOf("```", i + 1);
      add({ code: lines.slice(i + 1, end).join("\n") });
      i = end < 0 ? lines.length : end;
    } else if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; lines[i]?.startsWith("|"); i++) rows.push(cells(lines[i] ?? ""));
      add({ table: rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell))) });
      i--;
    } else if (line.trim() !== "") add({ prose: line.replace(/^- /, "• ") });
  }
  return sections.filter(({ title, blocks }) => title !== "" || blocks.length > 0);
}

function cells(row: string): string[] {
  return row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** A piece of a rule text: plain, emphasised, code, or a reference to another rule. */
export interface Span {
  kind: "text" | "strong" | "code" | "rule";
  text: string;
}

const SPANS = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]{3}\d*-\d[\w.]*\w)/g;

/** Parses the Markdown inside a line. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPANS)) {
    if (match.index > end) found.push({ kind: "text", text: line.slice(end, match.index) });
    const [all, strong, code, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: "rule", text: rule ?? all });
    end = match.index + all.length;
  }
  if (end < line.length) found.push({ kind: "text", text: line.slice(end) });
  return found;
}

const cache = new Map<string, Promise<Section[]>>();

/** The rules of a game in a language; only asked once. */
export function rulesOf(game: string, lang: Lang): Promise<Section[]> {
  const name = `${game}/${lang}`;
  let known = cache.get(name);
  if (!known) {
    known = api.rules(game, lang).then(parseRules);
    known.catch(() => cache.delete(name));
    cache.set(name, known);
  }
  return known;
}

/** One rule by its number. */
export function findRule(sections: Section[], id: string): Rule | undefined {
  return sections.flatMap(({ blocks }) => blocks).find((b): b is Rule => "id" in b && b.id === id);
}
