import { decided, type DecisionTable } from './decision-table.js';

/** Header of the pages, so that no one edits them by hand. */
const notice = '<!-- Written by `npm run generate` out of packages/core/src/rule-page. Do not edit. -->';

/** A page in docs/rules. */
export interface RulePage {
  /** File name without extension. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly parts: readonly string[];
}

export const pageText = ({ title, about, parts }: RulePage): string =>
  `${[notice, `# ${title}`, about, ...parts].join('\n\n')}\n`;

/** Cell text: escapes bars and line breaks, which would end the cell or row. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** A table with its headings. */
export const tableText = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');

/** Mark for a fact that does not matter. */
const any = '–';

/** Values with the same result; more than a few are listed one below the other. */
const wordsText = (words: readonly string[] | null) =>
  words === null ? any : words.join(words.length > 3 ? '<br>' : ' or ');

/** A decision table with the name of its rule. */
export function decisionText<Facts extends object>(table: DecisionTable<Facts>): string {
  const { rows, calls } = decided(table);
  const facts = Object.values(table.facts as Readonly<Record<string, { readonly heading: string }>>);
  const isAsked = facts.map((_, index) => rows.some(({ values }) => values[index] !== null));
  const asked = <Cell>(cells: readonly Cell[]) => cells.filter((_, index) => isAsked[index]);
  const cells = rows.map(({ values, outcome }) => [...asked(values).map(wordsText), ...outcome]);
  return [
    `## ${table.title}`,
    table.about,
    tableText([...asked(facts.map(({ heading }) => heading)), ...table.outcomes.map((word) => `**${word}**`)], cells),
    `${table.requirements.join(', ')}. Made by calling \`${table.rule}\` ${calls} times, once for each combination.`,
  ].join('\n\n');
}

/** A diagram in a code block that GitHub renders. */
export const chartText = (chart: string): string => ['```mermaid', chart, '```'].join('\n');
