import type { KnowledgePackage } from '@signa/core/knowledge';

const lines = (rows: readonly unknown[]) =>
  rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/** A package as JSON text with one row per line, so that two versions can be compared line by line. */
export function packageText({ sources, vocabularies, warnings, doses, laws, ...facts }: KnowledgePackage): string {
  const head = Object.entries(facts).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const names = Object.entries(vocabularies).map(
    ([key, value]) => `${JSON.stringify(key)}: ${Array.isArray(value) ? lines(value) : JSON.stringify(value)}`,
  );
  const tables = Object.entries({ sources, warnings, doses, laws }).map(
    ([key, rows]) => `${JSON.stringify(key)}: ${lines(rows)}`,
  );
  return `{\n${[...head, ...tables, `"vocabularies": {\n${names.join(',\n')}\n}`].join(',\n')}\n}\n`;
}
