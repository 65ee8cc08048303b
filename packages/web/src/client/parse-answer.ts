import { withoutUnsafe } from '@signa/core/base';

/**
 * Matches, raw or escaped, the characters that withoutUnsafe removes. Most responses contain none and are parsed
 * unchanged.
 */
const maybeUnsafe = /\\[bfu]|[\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Parses a response for display. Texts stored before such characters were rejected, or imported from a practice
 * system, must not change the direction of surrounding text, so the characters are removed (C-288).
 *
 * @throws SyntaxError
 */
export function parseAnswer(text: string): unknown {
  if (!maybeUnsafe.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? withoutUnsafe(value) : value));
}
