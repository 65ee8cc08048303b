/** What has a timeline. */
export const timelineNouns = ['prescription', 'request', 'client', 'patient'] as const;
export type TimelineNoun = (typeof timelineNouns)[number];

/** By what a record is found: its id, or the number on the paper. */
export type RecordName = { readonly id: string } | { readonly rxNumber: string };

/**
 * Reads what a ticket calls a record: an id, and of a prescription also '26-105430' or 'Rx# 26-105430'.
 *
 * @returns `null` where it is neither
 * @see A-310
 */
export function readRecordName(noun: TimelineNoun, text: string): RecordName | null {
  const word = text.trim();
  if (/^\d{1,18}$/.test(word)) return { id: word };
  if (noun !== 'prescription') return null;
  const number = /^(?:rx\s*#?\s*)?(\d{2}-\d{1,12})$/i.exec(word)?.[1];
  return number === undefined ? null : { rxNumber: number };
}
