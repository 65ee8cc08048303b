/** The fields of a recorded value. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a record, none of `null`, and `null` for what has no fields. */
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

/** What makes an entry of a list the same one, the surest first. */
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

/** An entry in two lists of records; `null` in the list that lacks it. */
export interface PairedEntry {
  /** 'module=clients' of an entry that has an identity, else its place in the list. */
  readonly key: string;
  readonly was: Fields | null;
  readonly is: Fields | null;
}

/**
 * The entries of two lists beside one another, by what identifies them and never by their place: a list that is stored in
 * another order has not changed.
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

/** The fields that identify each entry of both lists; `null` where there are none. */
export function identityOf(from: readonly Fields[], to: readonly Fields[]): readonly string[] | null {
  const isUnique = (entries: readonly Fields[], names: readonly string[]): boolean =>
    entries.every((entry) => names.every((name) => ['string', 'number'].includes(typeof entry[name]))) &&
    new Set(entries.map((entry) => keyOf(entry, names))).size === entries.length;
  return identities.find((names) => isUnique(from, names) && isUnique(to, names)) ?? null;
}

function keyOf(entry: Fields, identity: readonly string[] | null): string {
  return identity ? identity.map((name) => `${name}=${String(entry[name])}`).join(',') : JSON.stringify(entry);
}
