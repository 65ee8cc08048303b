import { animalOfPatient, animalsAlike, linkedPatients } from '@signa/core/clients';
import { GetLocationClientDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { usePractice } from '../../../platform/practice/practice';
import type { PatientDraft } from './patient-draft';
import type { PatientTarget } from './use-save-patient';

/**
 * The client's patients who might be the new one. They block its creation until the user dismisses them for this form
 * (C-301). If the client can't be loaded, they block nothing.
 */
export function useSamePatients(target: PatientTarget, { name, speciesCode }: PatientDraft) {
  const { mayUse } = usePractice();
  const clientId = target.kind === 'new' && mayUse('GetLocationClient') ? target.clientId : null;
  const read = useOperation(
    GetLocationClientDocument,
    { id: clientId ?? '' },
    { enabled: clientId !== null, mayBeRefused: true },
  );
  const [setAside, setSetAside] = useState<ReadonlySet<string>>(new Set());
  const [isBlocked, setBlocked] = useState(false);
  const client = clientId === null ? null : (read.data?.locationClient ?? null);
  const typed = { name, ...(speciesCode && { speciesCode }) };
  const alike = client ? animalsAlike(typed, linkedPatients(client), animalOfPatient) : [];
  const shown = alike.filter(({ id }) => !setAside.has(id));
  return {
    clientId,
    shown,
    /** True if likely duplicates blocked a save. */
    isBlocked: isBlocked && shown.length > 0,
    isLoading: clientId !== null && read.loading,
    /** Checks whether the patient can be created; if not, shows the duplicates. */
    canCreate: (): boolean => {
      setBlocked(shown.length > 0);
      return shown.length === 0;
    },
    ignore: () => setSetAside(new Set([...setAside, ...shown.map(({ id }) => id)])),
  } as const;
}
export type SamePatients = ReturnType<typeof useSamePatients>;
