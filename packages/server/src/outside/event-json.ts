/** Characters that no text of the database can hold: what holds one would be refused there at every try. */
const unstorable = /[\0\p{Surrogate}]/u;

/** What an event from outside says; `undefined` where it is no JSON, or where a text of it cannot be kept. @see A-202 */
export function eventJson(text: string): unknown {
  try {
    return JSON.parse(text, (_name, value: unknown) => {
      if (typeof value === 'string' && unstorable.test(value)) throw new Error('No text holds this character');
      return value;
    });
  } catch {
    return undefined;
  }
}
