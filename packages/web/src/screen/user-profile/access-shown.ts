import { trimmed } from '@signa/core/base';
import type { AccessEntry } from './access-list';

export type AccessFilter = 'all' | 'allowed' | 'refused';

/** Entries whose label, heading, or reason contains the search text. */
const found = (entries: readonly AccessEntry[], search: string): readonly AccessEntry[] => {
  const words = trimmed(search)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter((entry) => {
    const text = [entry.words, entry.area, ...entry.ways.flatMap(({ missing }) => missing), ...entry.operations]
      .join('\n')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** The listed entries. */
export const accessShown = (
  entries: readonly AccessEntry[],
  search: string,
  filter: AccessFilter,
): readonly AccessEntry[] =>
  found(entries, search).filter(({ isAllowed }) => filter === 'all' || isAllowed === (filter === 'allowed'));

/** Number of entries for each filter. */
export function accessCounts(
  entries: readonly AccessEntry[],
  search: string,
): { readonly all: number; readonly allowed: number; readonly refused: number } {
  const all = found(entries, search);
  const allowed = all.filter(({ isAllowed }) => isAllowed).length;
  return { all: all.length, allowed, refused: all.length - allowed };
}
