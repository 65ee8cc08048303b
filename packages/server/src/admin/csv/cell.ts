import { unsafeIssue } from '@signa/core/base';
/** Thrown by a column that cannot read what stands in it; the line and the column are told with it. */
export class WrongValue extends Error {}

export const wrong = (text: string): never => {
  throw new WrongValue(text);
};

/** @throws WrongValue where it is neither yes nor no */
export function yes(text: string, otherwise: boolean): boolean {
  if (text === '') return otherwise;
  if (/^(?:yes|true|1)$/i.test(text)) return true;
  return /^(?:no|false|0)$/i.test(text) ? false : wrong(`'${text}' is neither yes nor no`);
}

/** What keeps a cell from being a text: no database keeps NUL, and other characters act on the text around them (C-286). */
export function unfitText(text: string): string | null {
  if (text.includes('\0')) return 'it holds a NUL character, which is no text';
  return unsafeIssue(text, '')?.message ?? null;
}
