import type { Notice } from '@signa/core/base';
import { type Answer, type CallFailure, type ContractName, parseRequestId } from '@signa/core/contract';

/**
 * Appends the request ID to an error text. `RequestIdText` renders the ID separately. Internal server errors
 * already include it.
 */
export const withRequestId = (text: string, number: string): string =>
  text.includes(number) ? text : `${text}${text === '' ? '' : ' '}Request ID: ${number}`;

/** A response whose error includes its request ID. */
export function withAnswerRequestId<N extends ContractName>(answer: Answer<N>): Answer<N> {
  return answer.ok ? answer : { ok: false, failure: withFailureRequestId(answer.failure) };
}

export function withFailureRequestId(failure: CallFailure): CallFailure {
  const { message, requestId } = failure;
  return requestId === undefined ? failure : { ...failure, message: withRequestId(message, requestId) };
}

/**
 * Adds the request ID of a failure to its notice, even if the notice has its own text. Notices that report success
 * have none.
 */
export function withNoticeRequestId<T extends Notice>(notice: T, { requestId }: CallFailure): T {
  if (requestId === undefined || notice.status === 'info') return notice;
  return { ...notice, description: withRequestId(notice.description ?? '', requestId) };
}

/** Splits a text into its message and the request ID at its end. */
export function splitRequestId(text: string): { readonly said: string; readonly number: string | null } {
  const [, said = '', number = ''] =
    /^(.*?)\s*(?:Give support this request ID:|\bRequest ID:)\s(\S+)$/s.exec(text) ?? [];
  return number.includes('-') && parseRequestId(number) === number ? { said, number } : { said: text, number: null };
}
