import type { Notice } from '@signa/core/base';
import { type Answer, type CallFailure, type ContractName, readCallNumber } from '@signa/core/contract';

/**
 * The text with the number of its call behind it: wherever the text of a failure is shown, its number is, and
 * `NumberedText` draws it apart. A fault of the server says it already.
 */
export const numberedText = (text: string, number: string): string =>
  text.includes(number) ? text : `${text}${text === '' ? '' : ' '}Number ${number}`;

/** An answer whose failure says its number. */
export function numberedAnswer<N extends ContractName>(answer: Answer<N>): Answer<N> {
  return answer.ok ? answer : { ok: false, failure: numberedFailure(answer.failure) };
}

export function numberedFailure(failure: CallFailure): CallFailure {
  const { message, callNumber } = failure;
  return callNumber === undefined ? failure : { ...failure, message: numberedText(message, callNumber) };
}

/** A notice that says the number of its failure, also where it has words of its own for it; none where it tells news. */
export function numberedNotice<T extends Notice>(notice: T, { callNumber }: CallFailure): T {
  if (callNumber === undefined || notice.status === 'info') return notice;
  return { ...notice, description: numberedText(notice.description ?? '', callNumber) };
}

/** What a text says, and the number at its end. */
export function splitNumber(text: string): { readonly said: string; readonly number: string | null } {
  const [, said = '', number = ''] = /^(.*?)\s*(?:Tell support this number:|\bNumber)\s(\S+)$/s.exec(text) ?? [];
  return number.includes('-') && readCallNumber(number) === number ? { said, number } : { said: text, number: null };
}
