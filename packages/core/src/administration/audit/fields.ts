/** The fields of a recorded value. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a record; empty for `null`, and `null` for a value without fields. */
export function fieldsOf(value: unknown): Fields | null {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : null;
}

export function isListOfRecords(value: unknown): value is readonly Fields[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
  );
}

export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The fields that identify a list entry, the most reliable first. */
const identities: readonly (readonly string[])[] = [
  ['id'],
  ['uuid'],
  ['lineId'],
  ['module'],
  ['code'],
  ['locationPatientId', 'locationClientId'],
  ['locationClientId'],
  ['patientId', 'clientId'],
  ['field'],
];

/** An entry in two lists of records; `null` in the list that does not contain it. */
export interface PairedEntry {
  /** 'module=clients' for an entry with an identity, otherwise its index in the list. */
  readonly key: string;
  readonly was: Fields | null;
  readonly is: Fields | null;
}

/**
 * Pairs the entries of two lists by identity, never by index: a list stored in another order has not changed.
 *
 * @see A-426
 */
export function pairedEntries(from: readonly Fields[], to: readonly Fields[]): PairedEntry[] {
  const identity = identityOf(from, to);
  const named = (entries: readonly Fields[]) => new Map(entries.map((entry) => [keyOf(entry, identity), entry]));
  const [was, is] = [named(from), named(to)];
  return [...new Set([...was.keys(), ...is.keys()])].map((key, place) => ({
    key: identity ? key : String(place + 1),
    was: was.get(key) ?? null,
    is: is.get(key) ?? null,
  }));
}

/** The fields that identify each entry of both lists; `null` if there are none. */
export function identityOf(from: readonly Fields[], to: readonly Fields[]): readonly string[] | null {
  const isUnique = (entries: readonly Fields[], names: readonly string[]): boolean =>
    entries.every((entry) => names.every((name) => ['string', 'number'].includes(typeof entry[name]))) &&
    new Set(entries.map((entry) => keyOf(entry, names))).size === entries.length;
  return identities.find((names) => isUnique(from, names) && isUnique(to, names)) ?? null;
}

function keyOf(entry: Fields, identity: readonly string[] | null): string {
  return identity ? identity.map((name) => `${name}=${String(entry[name])}`).join(',') : JSON.stringify(entry);
}
