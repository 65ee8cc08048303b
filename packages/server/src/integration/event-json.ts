/** Characters that database text cannot contain: storing them would fail on every attempt. */
const unstorable = /[\0\p{Surrogate}]/u;

/** The content of an inbound event; `undefined` for invalid JSON or text that cannot be stored. @see A-202 */
export function eventJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown) => {
      if (typeof value === 'string' && unstorable.test(value)) throw new Error('Text cannot contain this character');
      return value;
    });
  } catch {
    return undefined;
  }
}
