import { animalOfPatient, animalsAlike, linkedPatients } from '@signa/core/clients';
import { GetLocationClientDocument } from '@signa/core/contract/typed';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';
import type { PatientDraft } from './patient-draft';
import type { PatientTarget } from './use-save-patient';

/**
 * Patients of the client whom a new one may be. They hold its creation until they are set aside for this form (C-301);
 * where the client cannot be read nobody is held.
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
  const [isHeld, setHeld] = useState(false);
  const client = clientId === null ? null : (read.data?.locationClient ?? null);
  const typed = { name, ...(speciesCode && { speciesCode }) };
  const alike = client ? animalsAlike(typed, linkedPatients(client), animalOfPatient) : [];
  const shown = alike.filter(({ id }) => !setAside.has(id));
  return {
    clientId,
    shown,
    /** Saving was held by those who show. */
    isHeld: isHeld && shown.length > 0,
    isLoading: clientId !== null && read.loading,
    /** Whether a patient can be created; where not, it says so. */
    lets: (): boolean => {
      setHeld(shown.length > 0);
      return shown.length === 0;
    },
    ignore: () => setSetAside(new Set([...setAside, ...shown.map(({ id }) => id)])),
  } as const;
}
export type SamePatients = ReturnType<typeof useSamePatients>;
