/** Type ids whose text format differs from what the code uses. */
const oid = {
  int8: 20,
  json: 114,
  int8List: 1016,
  date: 1082,
  timestamptz: 1184,
  numeric: 1700,
  uuid: 2950,
  jsonb: 3802,
} as const;

/**
 * Converts '2026-11-20 13:14:00.5+00' to '2026-11-20T13:14:00.500Z'. Sessions run in UTC, so the offset is always +00;
 * columns have milliseconds at most.
 */
export function instantOf(text: string): string {
  const fraction = /\.(\d{1,3})/.exec(text)?.[1] ?? '';
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}

/** Converts '{1,2}' to ['1', '2']: lists of ids contain nothing that needs quoting. */
function idsOf(text: string): string[] {
  return text.length <= 2 ? [] : text.slice(1, -1).split(',');
}

const asText = (text: string): string => text;
const asJson = (text: string): unknown => JSON.parse(text);

/** One table for both drivers, so that a row reads the same from either database. */
export const typeParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: asText,
  [oid.numeric]: Number,
  [oid.date]: asText,
  [oid.timestamptz]: instantOf,
  [oid.uuid]: asText,
  [oid.json]: asJson,
  [oid.jsonb]: asJson,
  [oid.int8List]: idsOf,
};
