/** The kinds of records that have a timeline. */
export const timelineNouns = ['prescription', 'request', 'client', 'patient'] as const;
export type TimelineNoun = (typeof timelineNouns)[number];

/** The ID of a record, or the number on its printout. */
export type RecordName = { readonly id: string } | { readonly rxNumber: string };

/**
 * Parses how a ticket refers to a record: by ID, or for a prescription also as '26-105430' or 'Rx# 26-105430'.
 *
 * @returns `null` for anything else
 * @see A-310
 */
export function readRecordName(noun: TimelineNoun, text: string): RecordName | null {
  const word = text.trim();
  if (/^\d{1,18}$/.test(word)) return { id: word };
  if (noun !== 'prescription') return null;
  const number = /^(?:rx\s*#?\s*)?(\d{2}-\d{1,12})$/i.exec(word)?.[1];
  return number === undefined ? null : { rxNumber: number };
}
