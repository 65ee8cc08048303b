import { trimmed } from '../../base/text/index.js';
import type { CodedEntry } from './patient-form.js';

/** The listed code of an allergy that no list knows: it keeps the name that a practice system told. @see C-120 */
export const otherCode = 'other';

const sameEntry = (a: CodedEntry, b: CodedEntry) => a.code === b.code && a.name === b.name;

/**
 * The entries as they are stored: by the list's own name, each once. What no list knows is kept as it is stored; the code
 * `other` keeps the name that is sent.
 *
 * @param sent - whose codes are listed or stored (`checkPatientForm`)
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

/** Whether an entry is text that a practice system told, and none of the list. @see C-069 */
export function isFreeText({ code }: CodedEntry, listed: readonly { readonly code: string }[]): boolean {
  return code === otherCode || !listed.some((entry) => entry.code === code);
}
