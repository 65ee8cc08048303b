import type { Notice } from '@signa/core/base';
import { type Answer, type CallFailure, type ContractName, readCallNumber } from '@signa/core/contract';

/**
 * Appends the request ID to an error text. `NumberedText` renders the ID separately. Internal server errors
 * already include it.
 */
export const numberedText = (text: string, number: string): string =>
  text.includes(number) ? text : `${text}${text === '' ? '' : ' '}Request ID: ${number}`;

/** A response whose error includes its request ID. */
export function numberedAnswer<N extends ContractName>(answer: Answer<N>): Answer<N> {
  return answer.ok ? answer : { ok: false, failure: numberedFailure(answer.failure) };
}

export function numberedFailure(failure: CallFailure): CallFailure {
  const { message, callNumber } = failure;
  return callNumber === undefined ? failure : { ...failure, message: numberedText(message, callNumber) };
}

/**
 * Adds the request ID of a failure to its notice, even if the notice has its own text. Notices that report success
 * have none.
 */
export function numberedNotice<T extends Notice>(notice: T, { callNumber }: CallFailure): T {
  if (callNumber === undefined || notice.status === 'info') return notice;
  return { ...notice, description: numberedText(notice.description ?? '', callNumber) };
}

/** Splits a text into its message and the request ID at its end. */
export function splitNumber(text: string): { readonly said: string; readonly number: string | null } {
  const [, said = '', number = ''] =
    /^(.*?)\s*(?:Give support this request ID:|\bRequest ID:)\s(\S+)$/s.exec(text) ?? [];
  return number.includes('-') && readCallNumber(number) === number ? { said, number } : { said: text, number: null };
}
