import {
  GetPrescriptionDocument,
  GetPrescriptionTaskDocument,
  GetPrescriptionToCopyDocument,
} from '@signa/core/contract/typed';
import { pollingMs } from '@signa/core/base';
import { useMemo, useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import type { DirectSource } from '../../feature/prescribing/prescription-form/direct/direct-source';
import type { DirectOrigin } from './direct-origin';

/** Loads the source again, because a draft or prescription may have changed since its link was rendered. */
export function useDirectOrigin(source: DirectSource) {
  const isTask = source.from === 'task-copy';
  const draft = useOperation(
    GetPrescriptionDocument,
    { id: source.id },
    { enabled: source.from === 'draft', pollEvery: pollingMs.approvals },
  );
  // A copy uses the patient's current data, not that of the original's issue (P-339).
  const copied = useOperation(GetPrescriptionToCopyDocument, { id: source.id }, { enabled: source.from === 'copy' });
  const task = useOperation(
    GetPrescriptionTaskDocument,
    { id: source.id, uuid: isTask ? source.uuid : '' },
    { enabled: isTask },
  );
  const read = { 'task-copy': task, draft, copy: copied }[source.from];
  // Data cached by an earlier visit may be outdated, so nothing starts from it while it is refetched.
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
    /** `null` while loading, and if it does not exist. */
    origin,
    isRead: read.data !== undefined && !isOutdated,
    failure: read.data === undefined ? (read.failure?.message ?? null) : null,
    refreshing: read.refreshing,
    again: read.again,
  } as const;
}
