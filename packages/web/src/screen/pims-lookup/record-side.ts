import type { Read } from '../../client/query/use-operation';
import type { RecordSide } from './compared-record';

/** What a read of one side shows: `found` is its record, `null` for none, `undefined` while it is not known. */
export function recordSide(
  title: string,
  found: object | null | undefined,
  read: Pick<Read<unknown>, 'failure' | 'again' | 'refreshing'>,
): RecordSide {
  const state = found ? 'found' : read.failure ? 'failed' : found === null ? 'none' : 'loading';
  return { title, state, failure: read.failure?.message ?? null, again: read.again, isBusy: read.refreshing };
}
