import { trimmed } from '../../base/text/index.js';

/** What a cell of a file means: its value, with a note on what of it can't be kept, or why it can't be read. */
export type CellRead<Value> =
  | { readonly value: Value; readonly note: string | null }
  /** Without the value, which the report shows beside it: what is accepted. */
  | { readonly fault: string };

export const read = <Value>(value: Value, note: string | null = null): CellRead<Value> => ({ value, note });
export const unreadable = (fault: string): { readonly fault: string } => ({ fault });

/** What programs and people write into a cell that has no value. */
const placeholders =
  /^(?:null|n\/?a|#n\/a|none|unknown|not? (?:given|known|provided|entered|phone|email)|[-–—.?*_]+)$/i;

/** The text of a cell, or an empty one for a placeholder such as N/A; not for names, which may be None. */
export function cellText(cell: string): string {
  const text = trimmed(cell.replaceAll('\u00A0', ' '));
  return placeholders.test(text) ? '' : text;
}

/** A number that a spreadsheet made of an identifier: '12866.0'. */
export const withoutFraction = (text: string): string => text.replace(/^(\d+)\.0+$/, '$1');
