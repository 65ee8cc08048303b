import { chakra } from '@chakra-ui/react';
import { PawPrint, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../part/button/button';
import { Field } from '../../part/field/field';
import { TextInput } from '../../part/field/text-input';
import { useResultKeys } from '../../part/list/use-result-keys';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { FoundPatientRow } from './found-patient-row';
import { usePatientSearch } from './use-patient-search';
import type { FoundPatient } from './use-patient-search';

export interface SearchPatientProps {
  readonly clientId: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (patient: FoundPatient) => void;
  readonly onManual: () => void;
}

const isLinkedTo = ({ locationPatientClients }: FoundPatient, clientId: string) =>
  locationPatientClients.some((link) => link.locationClientId === clientId && link.isActive);

/** Looks for a patient who is here already; the chosen one becomes one of the client (C-060). */
export function SearchPatient({ clientId, typed, onType, onChoose, onManual }: SearchPatientProps) {
  const search = usePatientSearch(typed);
  const list = useId();
  const [said, setSaid] = useState('');
  const rows = search.found ?? [];
  const choose = (patient: FoundPatient | undefined) => {
    if (!patient) return;
    if (isLinkedTo(patient, clientId)) setSaid(`${patient.name} is a patient of this client already.`);
    else onChoose(patient);
  };
  const question = search.filter ?? '';
  const { active, onKeyDown } = useResultKeys({
    question,
    questionOfPage: () => question,
    count: rows.length,
    page: 1,
    pages: 1,
    onPage: () => undefined,
    isSettled: search.isSettled,
    askNow: () => undefined,
    onChoose: (index) => choose(rows[index]),
    startsOutside: true,
  });
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <Field label="Patient name" help="3 letters or more.">
        <TextInput
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? list : undefined}
          aria-activedescendant={rows[active] ? `${list}-${active}` : undefined}
          aria-autocomplete="list"
          data-autofocus
          spellCheck={false}
          most={50}
          value={typed}
          onChange={onType}
          onKeyDown={onKeyDown}
        />
      </Field>
      {search.failure && (
        <FailedLine onRetry={search.again} busy={search.refreshing}>
          {search.failure}
        </FailedLine>
      )}
      <chakra.p role="status" textStyle="meta" color="fg.muted" minH="5">
        {said || (search.found && search.isSettled && countText(rows.length, search.total))}
      </chakra.p>
      <chakra.div minH="14rem" maxH="55vh" overflowY="auto">
        {search.isLoading && <SkeletonRows rows={3} label="Looking for patients" />}
        {search.found?.length === 0 && search.isSettled && (
          <Empty
            icon={PawPrint}
            title="No patient is available"
            minH="12rem"
            action={
              <Button variant="solid" icon={PenLine} onClick={onManual}>
                Add Manually
              </Button>
            }
          />
        )}
        {rows.length > 0 && (
          <ul id={list} role="listbox" aria-label="Found patients">
            {rows.map((patient, index) => (
              <FoundPatientRow
                key={patient.id}
                id={`${list}-${index}`}
                patient={patient}
                search={question}
                isActive={index === active}
                isLinked={isLinkedTo(patient, clientId)}
                onChoose={() => choose(patient)}
              />
            ))}
          </ul>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function countText(shown: number, total: number): string {
  if (total > shown) return `The first ${shown} of ${total} found. Type more of the name.`;
  return total === 1 ? '1 found' : `${total} found`;
}
