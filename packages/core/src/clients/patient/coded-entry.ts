import { trimmed } from '../../base/text/index.js';
import type { CodedEntry } from './listed-code.js';

/** The code of an unlisted allergy, which keeps the name from the practice system. @see C-120 */
export const otherCode = 'other';

const sameEntry = (a: CodedEntry, b: CodedEntry) => a.code === b.code && a.name === b.name;

/**
 * The entries as they are stored: under the name in the list, without duplicates. Unlisted entries are kept as stored;
 * those with the code `other` keep the submitted name.
 *
 * @param sent - entries with listed or stored codes (`checkPatientForm`)
 * @see C-069
 */
export function settledEntries<Entry extends CodedEntry>(
  sent: readonly CodedEntry[],
  listed: readonly Entry[],
  stored: readonly Entry[],
): Entry[] {
  const settled = sent.map((entry) => settledEntry(entry, listed, stored)).filter((entry) => entry !== undefined);
  return settled.filter((entry, index) => settled.findIndex((other) => sameEntry(entry, other)) === index);
}

function settledEntry<Entry extends CodedEntry>(
  sent: CodedEntry,
  listed: readonly Entry[],
  stored: readonly Entry[],
): Entry | undefined {
  const known = listed.find(({ code }) => code === sent.code);
  if (known) return known.code === otherCode ? { ...known, name: trimmed(sent.name) || known.name } : known;
  return stored.find((entry) => sameEntry(entry, sent)) ?? stored.find(({ code }) => code === sent.code);
}

/** Whether an entry is text from a practice system that is not listed. @see C-069 */
export function isFreeText({ code }: CodedEntry, listed: readonly { readonly code: string }[]): boolean {
  return code === otherCode || !listed.some((entry) => entry.code === code);
}
