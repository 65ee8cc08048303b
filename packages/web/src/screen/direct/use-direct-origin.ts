import {
  GetPrescriptionDocument,
  GetPrescriptionTaskDocument,
  GetPrescriptionToCopyDocument,
} from '@signa/core/contract/typed';
import { pollingMs } from '@signa/core/base';
import { useMemo, useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import type { DirectSource } from '../../feature/prescription-form/direct/direct-source';
import type { DirectOrigin } from './direct-origin';

/** What a source points to, read anew: a draft or a prescription may have changed since the link to it was drawn. */
export function useDirectOrigin(source: DirectSource) {
  const isTask = source.from === 'task-copy';
  const draft = useOperation(
    GetPrescriptionDocument,
    { id: source.id },
    { enabled: source.from === 'draft', pollEvery: pollingMs.approvals },
  );
  // A copy is for the patient as it is today, not as it was when the other one was issued (P-339).
  const copied = useOperation(GetPrescriptionToCopyDocument, { id: source.id }, { enabled: source.from === 'copy' });
  const task = useOperation(
    GetPrescriptionTaskDocument,
    { id: source.id, uuid: isTask ? source.uuid : '' },
    { enabled: isTask },
  );
  const read = { 'task-copy': task, draft, copy: copied }[source.from];
  // What an earlier visit left may be older than what was saved since: nothing starts from it while it is asked for anew.
  const [openedAt] = useState(() => Date.now());
  const isOutdated = read.refreshing && read.at < openedAt;
  const [foundTask, foundPrescription] = isOutdated
    ? []
    : [
        task.data?.prescriptionTask,
        source.from === 'draft' ? draft.data?.prescription : copied.data?.prescriptionToCopy,
      ];
  const origin = useMemo((): DirectOrigin | null => {
    if (source.from === 'task-copy') return foundTask ? { from: 'task-copy', task: foundTask } : null;
    return foundPrescription ? { from: source.from, prescription: foundPrescription } : null;
  }, [source, foundTask, foundPrescription]);
  return {
    /** `null` while it is read, and when it is not there. */
    origin,
    isRead: read.data !== undefined && !isOutdated,
    failure: read.data === undefined ? (read.failure?.message ?? null) : null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
