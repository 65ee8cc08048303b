import { withoutUnsafe } from '@signa/core/base';

/** Raw or escaped, what withoutUnsafe takes out; most answers have nothing of it and are parsed as they are. */
const maybeUnsafe = /\\[bfu]|[\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/**
 * Parses an answer to show it. What was stored before such characters were refused, or came from a practice system, must
 * not turn the direction of the text around it: it is left out of every text (C-288).
 *
 * @throws SyntaxError
 */
export function parseAnswer(text: string): unknown {
  if (!maybeUnsafe.test(text)) return JSON.parse(text);
  return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? withoutUnsafe(value) : value));
}
