import type { LeftOut } from './left-out.js';

/**
 * Records by their id, each once: of two with one id the first stays and says so, for nobody can tell which of them
 * the id means. What could not be read is left out.
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

/** A page that came twice brings every record again, which is no second one. */
function same<Record extends { readonly leftOut: readonly LeftOut[] }>(one: Record, other: Record): boolean {
  const bare = ({ leftOut: _, ...record }: Record) => JSON.stringify(record);
  return bare(one) === bare(other);
}

const another = (id: string): LeftOut => ({
  field: 'id',
  reason: `Another record has the id ${id} too; that one was left out.`,
});
