import { chakra } from '@chakra-ui/react';
import { animalNotes, comparable, namedAnimal, patientsInOrder, searchTerms } from '@signa/core/clients';
import { focusedChoice } from '@signa/core/prescribing';
import { isBlank, searchDebounceMs, trimmed } from '@signa/core/base';
import { HeartCrack, PawPrint } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { usePractice } from '../../../../platform/practice/practice';
import { Badge } from '../../../../part/badge/badge';
import { KeyCap } from '../../../../part/button/key-cap';
import { MetaLine } from '../../../../part/list/meta-line';
import { MarkedText } from '../../../../part/list/marked-text';
import { resultRow } from '../../../../part/list/result-row';
import { SearchBox } from '../../../../part/list/search-box';
import { useResultKeys } from '../../../../part/list/use-result-keys';
import { SpeciesIcon } from '../../../../part/picture/species-icon';
import { Card } from '../../../../part/surface/card';
import { Empty } from '../../../../part/surface/empty';
import type { PartyClient } from '../flow/use-parties';
import { emptyTexts } from '@signa/core/practice';

type ClientPatient = NonNullable<PartyClient['locationPatientClients'][number]['locationPatient']>;

interface PatientStepProps {
  readonly client: PartyClient;
  /** The text that found the client, which may be the patient's name. */
  readonly searched: string;
  readonly onChoose: (patient: ClientPatient) => void;
}

const isAlive = ({ isActive, isDeceased }: ClientPatient) => isActive && !isDeceased;

const named = (text: string) => {
  const wanted = comparable(text);
  return ({ name }: ClientPatient) => comparable(name).includes(wanted);
};

/** A debounced text (P-038). */
function useDebounced(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** The search text if it distinguishes one patient from the others. */
function nameNamesakes(patients: readonly ClientPatient[], searched: string): string {
  const terms = searchTerms(searched);
  const found = patients.filter((patient) => terms.some((term) => named(term)(patient)));
  return found.length === 1 && patients.length > 1 ? (found[0]?.name ?? '') : '';
}

/** Select Patient: the client's patients, filtered by name (P-037, P-038). */
export function PatientStep({ client, searched, onChoose }: PatientStepProps) {
  const patients = patientsInOrder(client);
  const [typed, setTyped] = useState(() => nameNamesakes(patients, searched));
  const rested = useDebounced(typed);
  const shown = patients.filter(named(rested));
  const { today } = usePractice();
  // All of them have the same client, who is named above.
  const notes = animalNotes(shown.map((patient) => namedAnimal(patient, null, today())));
  const list = useId();
  const { active, onKeyDown } = useResultKeys({
    question: trimmed(rested),
    questionOfPage: () => trimmed(rested),
    count: shown.length,
    page: 1,
    pages: 1,
    onPage: () => undefined,
    // If there are several, an Enter meant for the previous step must not select one.
    startsOutside: focusedChoice(shown) === null && isBlank(rested),
    isSettled: trimmed(typed) === trimmed(rested),
    runNow: () => undefined,
    onChoose: (index) => {
      const patient = shown[index];
      if (patient) onChoose(patient);
    },
  });
  const isFound = trimmed(rested) !== '' && trimmed(typed) === trimmed(rested);
  const found = isFound ? { found: shown.length, at: shown[active] ? active + 1 : null } : null;
  const rowId = (index: number) => `${list}-${index}`;
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <SearchBox
        label="Search by patient name"
        shortcut={{ label: 'Search for a patient', section: 'Patients' }}
        typed={typed}
        onType={setTyped}
        onKeyDown={onKeyDown}
        list={list}
        activeRow={shown[active] ? rowId(active) : null}
        hasRows={shown.length > 0}
        found={found}
      />
      <chakra.span srOnly role="status">
        {found && `${found.found} found`}
      </chakra.span>
      {shown.length === 0 ? (
        <Empty icon={PawPrint} title={patients.length === 0 ? 'This client has no patients' : emptyTexts.data} />
      ) : (
        <Card overflow="hidden">
          <ul id={list} role="listbox" aria-label="Patients">
            {shown.map((patient, index) => (
              <PatientRow
                key={patient.id}
                id={rowId(index)}
                patient={patient}
                notes={notes[index] ?? []}
                search={rested}
                isActive={index === active}
                onChoose={() => onChoose(patient)}
              />
            ))}
          </ul>
        </Card>
      )}
    </chakra.div>
  );
}

interface PatientRowProps {
  readonly patient: ClientPatient;
  /** Details that identify the patient. */
  readonly notes: readonly string[];
  readonly id: string;
  readonly search: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

const Row = chakra('li', {
  base: {
    ...resultRow,
    display: 'flex',
    gap: '3',
  },
});

function PatientRow({ patient, notes, id, search, isActive, onChoose }: PatientRowProps) {
  return (
    <Row role="option" id={id} aria-selected={isActive} data-active={isActive || undefined} onClick={onChoose}>
      <SpeciesIcon species={patient.species?.code ?? null} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" textStyle="name">
          <MarkedText text={patient.name} search={search} />
        </chakra.span>
        <MetaLine parts={notes.length === 0 ? ['Species unknown'] : notes} />
      </chakra.span>
      {!isAlive(patient) && <Badge icon={HeartCrack}>{patient.isDeceased ? 'Deceased' : 'Not active'}</Badge>}
      {isActive && <KeyCap keys={['Enter']} />}
    </Row>
  );
}
