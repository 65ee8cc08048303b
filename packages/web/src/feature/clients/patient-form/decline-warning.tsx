import { declineOfPatientChange, lifeStateAfter, pendingTasksCount, warningBefore } from '@signa/core/clients';
import { GetPrescriptionTasksCountDocument } from '@signa/core/contract/typed';
import { trimmedOrNull } from '@signa/core/base';
import { usePractice } from '../../../platform/practice/practice';
import { useOperation } from '../../../client/query/use-operation';
import { DialogNote } from '../../../part/notice/dialog-note';
import { DeclineWarningLine } from '../../../part/notice/decline-warning-line';
import type { FormPatient, PatientDraft } from './patient-draft';

interface DeclineWarningProps {
  readonly patient: FormPatient;
  readonly draft: PatientDraft;
}

/** Warns that saving declines the pending requests, even if it is unknown whether there are any (C-079). */
export function DeclineWarning({ patient, draft }: DeclineWarningProps) {
  const { location } = usePractice();
  const waiting = useOperation(
    GetPrescriptionTasksCountDocument,
    pendingTasksCount(location.id, { locationPatientId: patient.id }),
    { mayBeRefused: true },
  );
  const deceasedDate = trimmedOrNull(draft.deceasedDate);
  const isDateChanged = deceasedDate !== patient.deceasedDate;
  const after = lifeStateAfter(patient, { isActive: draft.isActive, ...(isDateChanged && { deceasedDate }) });
  const reason = declineOfPatientChange(patient, after);
  const count = waiting.data?.prescriptionTasksCount;
  const text = warningBefore(reason, count ?? 'check-failed');
  return (
    <DialogNote>
      <DeclineWarningLine text={text} count={count ?? null} reason={reason} />
    </DialogNote>
  );
}
