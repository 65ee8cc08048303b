import type { LeftOut } from './left-out.js';

/**
 * Records without duplicate IDs: of two different ones with one ID, the first is kept with a note, because it is
 * unknown which one the ID identifies. Unreadable ones are omitted.
 *
 * @see C-211
 */
export function onceEach<Record extends { readonly id: string; readonly leftOut: readonly LeftOut[] }>(
  records: readonly (Record | null)[],
): Record[] {
  const kept = new Map<string, Record>();
  for (const record of records) {
    if (record === null) continue;
    const known = kept.get(record.id);
    if (!known) kept.set(record.id, record);
    else if (!same(known, record)) kept.set(record.id, { ...known, leftOut: [...known.leftOut, another(record.id)] });
  }
  return [...kept.values()];
}

/** A page that was received twice repeats its records, which are not duplicates. */
function same<Record extends { readonly leftOut: readonly LeftOut[] }>(one: Record, other: Record): boolean {
  const bare = ({ leftOut: _, ...record }: Record) => JSON.stringify(record);
  return bare(one) === bare(other);
}

const another = (id: string): LeftOut => ({
  field: 'id',
  reason: `Another record with the same ID, ${id}, was skipped.`,
});
