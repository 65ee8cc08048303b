import type { KnowledgePackage } from '../../../knowledge/index.js';
import type { ConflictGrade } from '../../signing/index.js';
import { markdownText } from './markdown.js';

/** How urgent a card is, in the words of CDS Hooks. */
export type CardIndicator = 'info' | 'warning' | 'critical';

/** A card of CDS Hooks 2.0. */
export interface CdsCard {
  readonly uuid: string;
  /** Plain text of fewer than 140 characters. */
  readonly summary: string;
  /** GitHub Flavored Markdown. */
  readonly detail: string;
  readonly indicator: CardIndicator;
  readonly source: { readonly label: string; readonly url?: string };
}

export type CardWithoutId = Omit<CdsCard, 'uuid'>;

export const indicatorOf: Readonly<Record<ConflictGrade, CardIndicator>> = {
  contraindicated: 'critical',
  serious: 'warning',
  'worth-knowing': 'info',
};

/** The specification requires fewer than 140 characters. */
const maxSummaryLength = 139;

/** A text of at most some characters, cut between two words if possible. */
export function shortened(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${wellFormed(space > most / 2 ? cut.slice(0, space) : cut)}…`;
}

/** Without half of a character at the end. */
const wellFormed = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');

const maxNameLength = 40;
const maxValueLength = 30;

/**
 * What concerns a drug, in one line.
 *
 * @param met - the fact of the patient that it met; `null` for none
 */
export function summaryOf(drugName: string, met: string | null, text: string): string {
  const fact = met === null ? '' : ` (${shortened(met, maxValueLength)})`;
  return shortened(`${shortened(drugName, maxNameLength)}${fact}: ${text}`, maxSummaryLength);
}

/** The package, and the row, that a card comes from, in Markdown. */
export function checkedWith({ name, version }: KnowledgePackage, row: string | null = null): string {
  return `Checked with ${markdownText(`${name} ${version}${row === null ? '' : `, row ${row}`}`)}.`;
}
