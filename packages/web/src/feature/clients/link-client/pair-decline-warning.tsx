import {
  declineOfPatientChange,
  lifeStateAfter,
  patientLinkInput,
  pendingTasksCount,
  warningBefore,
} from '@signa/core/clients';
import { GetPrescriptionTasksCountDocument } from '@signa/core/contract/typed';
import type { PimsConnectionType } from '@signa/core/practice';
import { useOperation } from '../../../client/query/use-operation';
import { DeclineWarningLine } from '../../../part/notice/decline-warning-line';
import { usePractice } from '../../../platform/practice/practice';
import type { CaretakerPatient, LinkedPatient } from './link-types';

interface PairDeclineWarningProps {
  readonly patient: LinkedPatient;
  readonly theirs: CaretakerPatient;
  readonly type: PimsConnectionType;
}

/** Warns that linking to a deceased patient's record declines the pending requests (C-076, C-079). */
export function PairDeclineWarning({ patient, theirs, type }: PairDeclineWarningProps) {
  const { location, today } = usePractice();
  const after = lifeStateAfter(patient, patientLinkInput(patient, theirs, type, today()));
  const reason = declineOfPatientChange(patient, after);
  const waiting = useOperation(
    GetPrescriptionTasksCountDocument,
    pendingTasksCount(location.id, { locationPatientId: patient.id }),
    { enabled: reason !== null, mayBeRefused: true },
  );
  const count = waiting.data?.prescriptionTasksCount;
  if (waiting.loading && reason !== null) return null;
  return (
    <DeclineWarningLine text={warningBefore(reason, count ?? 'check-failed')} count={count ?? null} reason={reason} />
  );
}
