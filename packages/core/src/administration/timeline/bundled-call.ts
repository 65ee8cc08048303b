import { operationWords } from '../access/index.js';
import { isFailureCode } from '../../base/failure/index.js';
import { parseRequestId } from '../../contract/index.js';
import { type Instant, millisecondsOf } from '../../base/time/index.js';
import { knownRecord } from './bundled-entry.js';

/** A refused call as the API returns it. */
export interface AnsweredCall {
  readonly number: string;
  readonly at: Instant;
  readonly operation: string;
  readonly code: string | null;
  readonly milliseconds: number;
  readonly who: string;
  readonly records: readonly string[];
  readonly serverVersion: string;
}

/** A refused call in a support file: without names and typed text. */
export interface BundledCall extends Omit<AnsweredCall, 'who'> {
  /** The caller, by their number in the timeline. */
  readonly by: number;
}

/**
 * A call limited to allowed values; any other becomes 'Other' or is omitted.
 *
 * @see A-312
 */
export function bundledCall(call: AnsweredCall, numberOf: (who: string) => number): BundledCall {
  const { number, at, operation, code, milliseconds, who, records, serverVersion } = call;
  return {
    number: parseRequestId(number) ?? '',
    at: new Date(millisecondsOf(at)).toISOString(),
    operation: Object.hasOwn(operationWords, operation) ? operation : 'Other',
    code: isFailureCode(code) ? code : null,
    milliseconds,
    by: numberOf(who),
    records: records.flatMap((record) => knownRecord(record) ?? []),
    serverVersion: /^\d{1,4}(?:\.\d{1,4}){2}$/.test(serverVersion) ? serverVersion : '…',
  };
}
