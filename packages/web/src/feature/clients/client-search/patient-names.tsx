import { chakra } from '@chakra-ui/react';
import { patientsInOrder } from '@signa/core/clients';
import { MarkedText } from '../../../part/list/marked-text';
import type { FoundClient } from './use-found-clients';

interface PatientNamesProps {
  readonly client: Pick<FoundClient, 'locationPatientClients'>;
  /** The search text, which is highlighted in the names. */
  readonly search: string;
}

/** The patients of a client with their species, as in the profile (C-015, C-051). */
export function PatientNames({ client, search }: PatientNamesProps) {
  const patients = patientsInOrder(client);
  if (patients.length === 0) return <>No patients</>;
  return (
    <>
      {patients.map((patient, index) => (
        <span key={patient.id}>
          {index > 0 && ', '}
          <chakra.span textStyle="strong" color="fg.default">
            <MarkedText text={patient.name} search={search} />
          </chakra.span>
          {patient.species && ` (${patient.species.name})`}
        </span>
      ))}
    </>
  );
}
