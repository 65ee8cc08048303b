import { chakra } from '@chakra-ui/react';
import { pendingTasksCount } from '@signa/core/client';
import { GetPrescriptionTasksCountDocument } from '@signa/core/operation/typed';
import { declineOfPatientChange, lifeStateAfter, warningBefore } from '@signa/core/patient';
import { trimmedOrNull } from '@signa/core/text';
import { TriangleAlert } from 'lucide-react';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import type { FormPatient, PatientDraft } from './patient-draft';

export interface DeclineWarningProps {
  readonly patient: FormPatient;
  readonly draft: PatientDraft;
}

/** That saving declines the requests that wait; also where nobody knows whether any do (C-079). */
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
    // Without a word in it, it takes no room of the form's gaps.
    <chakra.div role="status" mt={text ? undefined : '-4'}>
      {text && (
        <chakra.div
          display="flex"
          gap="2.5"
          p="3"
          bg="status.near.bg"
          borderWidth="1px"
          borderColor="status.near.border"
          borderRadius="control"
        >
          <chakra.span color="status.near.fg" display="inline-flex" flexShrink="0" pt="0.5">
            <TriangleAlert size={16} aria-hidden />
          </chakra.span>
          <chakra.div minW="0">
            <chakra.p textStyle="name" color="status.near.fg">
              {text}
            </chakra.p>
            <p>{`${countText(count)}, with the reason: ${reason}.`}</p>
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  );
}

function countText(count: number | undefined): string {
  if (count === undefined) return 'Their number is not known';
  return count === 1 ? '1 request' : `${count} requests`;
}
