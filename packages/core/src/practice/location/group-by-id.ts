import { idKey } from './same-id.js';

/**
 * Groups records by an ID, to look many of them up without searching the list each time. @returns a function that
 * returns the records of an ID, in their order
 */
export function groupById<T>(records: readonly T[], idOf: (record: T) => string): (id: string) => readonly T[] {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const key = idKey(idOf(record));
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return (id) => groups.get(idKey(id)) ?? [];
}
