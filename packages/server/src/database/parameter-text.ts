/** A value in the text format that PostgreSQL reads for any type; a list becomes an array, an object JSON. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  return `${value as boolean | number | bigint}`;
}

function elementText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return parameterText(value) ?? 'NULL';
  return `"${(parameterText(value) ?? '').replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
