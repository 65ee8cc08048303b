import { chakra } from '@chakra-ui/react';
import { animalNotes, namedAnimal, patientsFound } from '@signa/core/clients';
import { visitOfProfile } from '@signa/core/prescribing';
import { PawPrint, Search } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { TextInput } from '../../part/field/text-input';
import { MetaLine } from '../../part/list/meta-line';
import { useRowKeys } from '../../part/list/use-row-keys';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { Card, CardHead } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { usePractice } from '../../platform/practice/practice';
import { AddPatient } from './add-patient';
import { ClientImports } from './client-imports';
import { ImportPatients } from './import-patients';
import { PatientStateBadge } from './patient-state-badge';
import { withPatient } from './with-patient';
import type { ListedPatient, ProfileClient } from './use-client-profile';
import { emptyTexts } from '@signa/core/practice';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '3.25rem',
    px: '4',
    py: '1.5',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'accent.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** Lists longer than a window are searchable. */
const searchedFrom = 10;

interface PatientListProps {
  readonly client: ProfileClient;
  readonly patients: readonly ListedPatient[];
  readonly selected: ListedPatient | null;
}

/** The client's patients; selecting one replaces it in the address (C-005, C-051). */
export function PatientList({ client, patients, selected }: PatientListProps) {
  const { list, onKeyDown, first } = useRowKeys<HTMLUListElement>();
  const { search: query } = useLocation();
  useShortcut({ keys: ['↓'], label: 'Move between patients', section: 'Client', run: first });
  const { today } = usePractice();
  const [search, setSearch] = useState('');
  const shown = patientsFound(patients, search);
  // All of them belong to the client of this profile.
  const notes = animalNotes(shown.map((patient) => namedAnimal(patient, null, today())));
  const to = ({ id }: ListedPatient) => {
    const visit = visitOfProfile({ clientId: client.id, patientId: id });
    return `${visit.path}?${withPatient(new URLSearchParams(visit.search), new URLSearchParams(query)).toString()}`;
  };
  return (
    <Card aria-label="Patients" overflow="hidden">
      <chakra.div px="4" pt="4">
        <CardHead title="Patients" note={patients.length > 0 ? String(patients.length) : undefined} />
      </chakra.div>
      {patients.length > searchedFrom && (
        <chakra.div px="4" pb="3">
          <TextInput
            type="search"
            aria-label={`Search the ${patients.length} patients by name`}
            placeholder="Search by name"
            icon={Search}
            value={search}
            onChange={setSearch}
            onKeyDown={(event) => event.key === 'ArrowDown' && first()}
          />
          <chakra.p role="status" textStyle="meta" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
            {search.trim() !== '' && `${shown.length} of ${patients.length} found`}
          </chakra.p>
        </chakra.div>
      )}
      {patients.length === 0 && <Empty plain icon={PawPrint} title={emptyTexts.patients} />}
      <ul ref={list} onKeyDown={onKeyDown}>
        {shown.map((patient, index) => (
          <chakra.li key={patient.id} borderTopWidth="1px" borderColor="border.subtle">
            <Row to={to(patient)} replace aria-current={patient.id === selected?.id || undefined} data-row>
              <SpeciesIcon species={patient.species?.code ?? null} />
              <chakra.span flex="1" minW="0">
                <chakra.span display="block" textStyle="name" overflowWrap="anywhere">
                  {patient.name}
                </chakra.span>
                <MetaLine parts={notes[index]?.length ? notes[index] : ['Species unknown']} />
              </chakra.span>
              <PatientStateBadge patient={patient} />
            </Row>
          </chakra.li>
        ))}
      </ul>
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="2"
        p="3"
        borderTopWidth="1px"
        borderColor="border.subtle"
        css={{ '&:empty': { display: 'none' } }}
      >
        <AddPatient client={client} />
        <ImportPatients client={client} />
        <ClientImports client={client} patients={patients} />
      </chakra.div>
    </Card>
  );
}
