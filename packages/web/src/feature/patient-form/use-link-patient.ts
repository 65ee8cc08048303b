import type { Notice } from '@signa/core/failure';
import { UpsertLocationPatientClientDocument } from '@signa/core/operation/typed';
import { patientErrorNotice, patientLinkedNotice } from '@signa/core/patient';
import { useState } from 'react';
import { useAct } from '../../platform/act/use-act';

/** Makes a patient who is here already one of a client (C-060, C-163). */
export function useLinkPatient(clientId: string | null, onLinked: (patientId: string) => void) {
  const act = useAct(UpsertLocationPatientClientDocument, { success: patientLinkedNotice });
  const [failure, setFailure] = useState<Notice | null>(null);
  const link = async (locationPatientId: string) => {
    if (clientId === null) return;
    setFailure(null);
    const answer = await act.run({ locationPatientId, locationClientId: clientId, isActive: true });
    if (answer.ok) onLinked(locationPatientId);
    else setFailure(patientErrorNotice('link', answer.failure.message));
  };
  return { link, failure, busy: act.busy } as const;
}
