import { failureTexts, isFailureCode, type Issue } from '../base/failure/index.js';
import type { CallFailure } from './call-failure.js';
import { isReportableFailure, parseRequestId } from './request-id.js';
import type { ContractName } from './names.js';
import type { Operations } from './operations.js';

export type Answer<N extends ContractName> =
  | { readonly ok: true; readonly data: Operations[N]['data'] }
  | { readonly ok: false; readonly failure: CallFailure };

/** Shown when there was no readable answer and no message of the server. */
export const unavailableText = 'Signa did not respond. Check your connection and try again.';

/**
 * Parses the answer of the endpoint. A single error makes the whole answer a failure, even if it contains data, because
 * a partial prescription must never be shown as complete.
 *
 * @param json - the parsed body; `undefined` without an answer, or if it is not JSON
 * @param header - the value of the answer's `requestIdHeader`
 * @see
 */
export function readAnswer<N extends ContractName>(json: unknown, header: string | null = null): Answer<N> {
  if (!isRecord(json)) return { ok: false, failure: unavailable() };
  const errors = Array.isArray(json.errors) ? json.errors : [];
  if (errors.length > 0) return { ok: false, failure: numbered(readFailure(errors[0]), header) };
  if (!isRecord(json.data)) return { ok: false, failure: unavailable() };
  return { ok: true, data: json.data as Operations[N]['data'] };
}

function numbered(failure: CallFailure, header: string | null): CallFailure {
  const requestId = header === null ? null : parseRequestId(header);
  return requestId !== null && isReportableFailure(failure.code) ? { ...failure, requestId } : failure;
}

/** The failure of a call that did not reach the server, or whose answer was unreadable. */
export function unavailable(message?: string): CallFailure {
  return { code: 'UNAVAILABLE', message: message?.trim() || unavailableText, issues: [], data: {} };
}

function readFailure(error: unknown): CallFailure {
  if (!isRecord(error)) return unavailable();
  const extensions = isRecord(error.extensions) ? error.extensions : {};
  const message = typeof error.message === 'string' ? error.message.trim() : '';
  const { code } = extensions;
  if (!isFailureCode(code)) return unavailable(message);
  return {
    code,
    message: message || failureTexts[code],
    issues: Array.isArray(extensions.issues) ? extensions.issues.filter(isIssue) : [],
    data: isRecord(extensions.data) ? extensions.data : {},
  };
}

function isIssue(value: unknown): value is Issue {
  return isRecord(value) && [value.path, value.code, value.message].every((part) => typeof part === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
