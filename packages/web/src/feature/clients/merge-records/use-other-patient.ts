import { animalNotes } from '@signa/core/clients';
import { GetLocationPatientsByFilterDocument } from '@signa/core/contract/typed';
import { trimmed } from '@signa/core/base';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { useDebounced } from '../../../part/list/use-debounced';
import { usePractice } from '../../../platform/practice/practice';
import { foundAnimal } from '../patient-form/found-animal';
import type { OtherSearch } from './other-record';

/** Maximum number of results; users narrow a longer list by typing more. */
const shown = 20;

/** Patients whose name matches the typed text, except the one to keep. */
export function useOtherPatient(keptId: string, first: string): OtherSearch {
  const { location, today } = usePractice();
  const [typed, type] = useState(first);
  const { rested } = useDebounced(typed);
  const read = useOperation(
    GetLocationPatientsByFilterDocument,
    { locationPatientFilter: trimmed(rested), locationIds: [location.id] },
    { keepOld: true },
  );
  const others = read.data?.locationPatientsByFilter.filter(({ id }) => id !== keptId).slice(0, shown);
  const notes = animalNotes((others ?? []).map((patient) => foundAnimal(patient, today())));
  const choices =
    others?.map((patient, index) => ({
      id: patient.id,
      name: patient.name,
      parts: [...(notes[index] ?? []), patient.isActive ? null : 'Not active'],
    })) ?? null;
  return {
    ...{ typed, type, choices, failure: read.failure?.message ?? null },
    ...{ again: read.again, refreshing: read.refreshing },
  };
}
