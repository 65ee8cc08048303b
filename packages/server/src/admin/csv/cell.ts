import { unsafeIssue } from '@signa/core/base';
/** Thrown for a cell that cannot be read; the error is reported with line and column. */
export class WrongValue extends Error {}

export const wrong = (text: string): never => {
  throw new WrongValue(text);
};

/** @throws WrongValue for anything but yes or no */
export function yes(text: string, otherwise: boolean): boolean {
  if (text === '') return otherwise;
  if (/^(?:yes|true|1)$/i.test(text)) return true;
  return /^(?:no|false|0)$/i.test(text) ? false : wrong(`'${text}' is not yes or no`);
}

/**
 * Characters that text must not contain: databases store no NUL, and other control characters affect the text around
 * them (C-286).
 */
export function unfitText(text: string): string | null {
  if (text.includes('\0')) return 'it contains a NUL character';
  return unsafeIssue(text, '')?.message ?? null;
}
