import { UpsertLocationPatientClientDocument } from '@signa/core/contract/typed';
import { patientErrorNotice, patientLinkedNotice } from '@signa/core/clients';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';

/** Links an existing patient to a client (C-060, C-163). */
export function useLinkPatient(clientId: string | null, onLinked: (patientId: string) => void) {
  const { failure, fail, clear } = useDialogFailure(undefined);
  const act = useMutation(UpsertLocationPatientClientDocument, {
    area: 'clients',
    success: patientLinkedNotice,
    error: (message) => fail(patientErrorNotice('link', message)),
  });
  const link = async (locationPatientId: string) => {
    if (clientId === null) return;
    clear();
    const answer = await act.run({ locationPatientId, locationClientId: clientId, isActive: true });
    if (answer.ok) onLinked(locationPatientId);
  };
  return { link, failure, busy: act.busy } as const;
}
