import type { Operations } from '@signa/core/contract';
import { SearchPimsPatientsDocument } from '@signa/core/contract/typed';
import { listedForImport } from '@signa/core/clients';
import { isPimsImportOn, type LinkedRecord, patientSearchInput } from '@signa/core/practice';
import { useOperation } from '../../../client/query/use-operation';
import { usePimsAccount } from '../../../platform/practice/use-pims-account';
import { usePractice } from '../../../platform/practice/practice';
import { unasked } from '../../pims/pims-difference/record-read';

export type FoundTheirPatient = Operations['searchPimsPatients']['data']['searchPimsPatients'][number];

/**
 * The PIMS patients of a linked client, by name (C-060). Nothing is queried for users who can't import.
 *
 * @param filter - `null` while the text is too short
 */
export function usePimsPatients(record: LinkedRecord | undefined, filter: string | null) {
  const { location, features, mayUse } = usePractice();
  const account = usePimsAccount();
  const isOn = isPimsImportOn(location, features) && mayUse('searchPimsPatients');
  const input = isOn && account && record && filter !== null ? patientSearchInput(account, record, filter) : null;
  const read = useOperation(
    SearchPimsPatientsDocument,
    { input: input ?? unasked },
    { enabled: input !== null, keepOld: true },
  );
  return {
    found: input === null ? [] : listedForImport(read.data?.searchPimsPatients ?? []),
    isLoading: input !== null && read.loading,
    isSettled: input === null || (!read.old && !read.loading),
    failed: input !== null && read.failure !== null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
