import type { IncomingHttpHeaders } from 'node:http';

/** A header as one trimmed text; null when missing or empty. */
export function headerOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text ? text : null;
}
