import type { Read } from '../../client/query/use-operation';
import type { RecordSide } from './compared-record';

/** State of one side's read: `found` is its record, `null` if there is none, `undefined` while unknown. */
export function recordSide(
  title: string,
  found: object | null | undefined,
  read: Pick<Read<unknown>, 'failure' | 'again' | 'refreshing'>,
): RecordSide {
  const state = found ? 'found' : read.failure ? 'failed' : found === null ? 'none' : 'loading';
  return { title, state, failure: read.failure?.message ?? null, again: read.again, isBusy: read.refreshing };
}
