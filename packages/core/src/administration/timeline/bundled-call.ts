import { operationWords } from '../access/index.js';
import { isFailureCode } from '../../base/failure/index.js';
import { readCallNumber } from '../../contract/index.js';
import { type Instant, millisecondsOf } from '../../base/time/index.js';
import { knownRecord } from './bundled-entry.js';

/** A refused call as the contract answers it. */
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

/** A refused call in a file that leaves: nobody's name, and no text that somebody typed. */
export interface BundledCall extends Omit<AnsweredCall, 'who'> {
  /** Who called, by the number that they have in the timeline too. */
  readonly by: number;
}

/**
 * The call by lists of what may be told; what none of them holds is told as 'Other', or left out.
 *
 * @see A-312
 */
export function bundledCall(call: AnsweredCall, numberOf: (who: string) => number): BundledCall {
  const { number, at, operation, code, milliseconds, who, records, serverVersion } = call;
  return {
    number: readCallNumber(number) ?? '',
    at: new Date(millisecondsOf(at)).toISOString(),
    operation: Object.hasOwn(operationWords, operation) ? operation : 'Other',
    code: isFailureCode(code) ? code : null,
    milliseconds,
    by: numberOf(who),
    records: records.flatMap((record) => knownRecord(record) ?? []),
    serverVersion: /^\d{1,4}(?:\.\d{1,4}){2}$/.test(serverVersion) ? serverVersion : '…',
  };
}
