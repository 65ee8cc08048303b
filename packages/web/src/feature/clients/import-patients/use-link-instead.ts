import type { Operations } from '@signa/core/contract';
import { UpdateLocationPatientDocument } from '@signa/core/contract/typed';
import {
  animalOfPatient,
  animalOfPims,
  pairable,
  patientErrorNotice,
  patientLinkInput,
  proposedPair,
} from '@signa/core/clients';
import { patientLinkedToPimsNotice } from '@signa/core/practice';
import { useState } from 'react';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import type { LinkedCaretaker } from '../../pims/pims-difference/use-linked-caretaker';
import type { ImportState } from './import-state';
import type { TheirPatient } from './import-state';

type Client = NonNullable<Operations['GetLocationClient']['data']['locationClient']>;
export type OurPatient = NonNullable<Client['locationPatientClients'][number]['locationPatient']>;

/** Links a PIMS patient to a likely duplicate in Signa instead of importing it, if the user chooses so (C-239). */
export function useLinkInstead(
  caretaker: LinkedCaretaker | null,
  ours: readonly OurPatient[],
  note: (id: string, state: ImportState) => void,
) {
  const { today, mayUse } = usePractice();
  const [linked, setLinked] = useState<ReadonlySet<string>>(new Set());
  const act = useMutation(UpdateLocationPatientDocument, {
    area: 'clients',
    success: patientLinkedToPimsNotice,
    error: (message) => patientErrorNotice('link', message),
  });
  const free = mayUse('UpdateLocationPatient') ? pairable(ours).filter(({ id }) => !linked.has(id)) : [];
  const link = async (theirs: TheirPatient, patient: OurPatient) => {
    if (!caretaker) return;
    note(theirs.id, { kind: 'busy' });
    const input = patientLinkInput(patient, theirs, caretaker.pimsConnectionType, today());
    const answer = await act.run({ updatePatientId: patient.id, input });
    if (!answer.ok) return note(theirs.id, { kind: 'failed', reason: answer.failure.message });
    setLinked((now) => new Set([...now, patient.id]));
    return note(theirs.id, { kind: 'linked' });
  };
  return {
    likelyOf: (theirs: TheirPatient) => proposedPair(animalOfPims(theirs), free, animalOfPatient),
    link: (theirs: TheirPatient, patient: OurPatient) => {
      if (!act.busy) void link(theirs, patient);
    },
    busy: act.busy,
  } as const;
}
