import { createHash } from 'node:crypto';

/**
 * Serializes JSON with sorted keys, so that equal inputs produce equal text. `undefined` counts as absent, and bytes
 * are represented by their hash.
 */
export function canonicalJson(value: unknown): string {
  if (value instanceof Uint8Array) return JSON.stringify(createHash('sha256').update(value).digest('hex'));
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}
