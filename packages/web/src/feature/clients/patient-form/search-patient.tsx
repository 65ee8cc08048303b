import { chakra } from '@chakra-ui/react';
import { PawPrint, PenLine } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../part/button/button';
import { Field } from '../../../part/field/field';
import { TextInput } from '../../../part/field/text-input';
import { useResultKeys } from '../../../part/list/use-result-keys';
import { Empty } from '../../../part/surface/empty';
import { FailedLine } from '../../../part/surface/failed-line';
import { SkeletonRows } from '../../../part/surface/skeleton';
import { animalNotes, isPatientOf } from '@signa/core/clients';
import { emptyTexts, isLinkedWith, type LinkedRecord } from '@signa/core/practice';
import { NoPimsAnswer } from '../../pims/pims-difference/no-pims-answer';
import { usePractice } from '../../../platform/practice/practice';
import { foundAnimal } from './found-animal';
import { FoundPatientRow } from './found-patient-row';
import { PimsPatientRow } from './pims-patient-row';
import { useChoosePimsPatient } from './use-choose-pims-patient';
import type { ChosenPatient } from './use-choose-pims-patient';
import { usePimsPatients } from './use-pims-patients';
import { usePatientSearch } from './use-patient-search';
import type { FoundPatient } from './use-patient-search';

interface SearchPatientProps {
  readonly clientId: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onChoose: (patient: FoundPatient) => void;
  /** The client's PIMS record (C-060). */
  readonly record: LinkedRecord | undefined;
  readonly onChoosePims: (chosen: ChosenPatient) => void;
  readonly onManual: () => void;
}

/** Searches for an existing patient to link to the client, in Signa and among the client's PIMS patients (C-060). */
export function SearchPatient({
  clientId,
  record,
  typed,
  onType,
  onChoose,
  onChoosePims,
  onManual,
}: SearchPatientProps) {
  const search = usePatientSearch(typed);
  const list = useId();
  const [said, setSaid] = useState('');
  const { today } = usePractice();
  const rows = search.found ?? [];
  const notes = animalNotes(rows.map((patient) => foundAnimal(patient, today())));
  const theirs = usePimsPatients(record, search.filter);
  const choosing = useChoosePimsPatient(onChoosePims);
  // PIMS patients already among the rows are hidden. The PIMS rows wait for the rows above them; otherwise, those would
  // shift them under the user's finger, which could select the wrong patient.
  const type = record?.pimsConnectionType;
  const inPims = search.isSettled
    ? theirs.found.filter((one) => !type || !rows.some((row) => isLinkedWith(row, type, one)))
    : [];
  const all = rows.length + inPims.length;
  const choose = (patient: FoundPatient | undefined) => {
    if (!patient) return;
    if (isPatientOf(patient, clientId)) setSaid(`${patient.name} is already a patient of this client.`);
    else onChoose(patient);
  };
  const question = search.filter ?? '';
  const chooseAt = (index: number) => {
    const theirPatient = inPims[index - rows.length];
    setSaid('');
    if (!theirPatient) choose(rows[index]);
    else if (!choosing.isBusy) void choosing.choose(theirPatient);
  };
  const { active, onKeyDown } = useResultKeys({
    question,
    questionOfPage: () => question,
    count: all,
    page: 1,
    pages: 1,
    onPage: () => undefined,
    isSettled: search.isSettled,
    runNow: () => undefined,
    onChoose: chooseAt,
    startsOutside: true,
  });
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" minW="0">
      <Field label="Patient name" help="3 letters or more.">
        <TextInput
          role="combobox"
          aria-expanded={all > 0}
          aria-controls={all > 0 ? list : undefined}
          aria-activedescendant={active >= 0 && active < all ? `${list}-${active}` : undefined}
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
        {said ||
          choosing.said ||
          (search.found && search.isSettled && countText(rows.length, search.total, inPims.length))}
      </chakra.p>
      {theirs.failed && <NoPimsAnswer onRetry={theirs.again} busy={theirs.refreshing} />}
      <chakra.div minH="14rem" maxH="55vh" overflowY="auto">
        {(search.isLoading || theirs.isLoading) && <SkeletonRows rows={3} label="Searching patients" />}
        {search.found && all === 0 && search.isSettled && (theirs.isSettled || theirs.failed) && (
          <Empty
            icon={PawPrint}
            title={emptyTexts.patients}
            minH="12rem"
            action={
              <Button variant="solid" icon={PenLine} onClick={onManual}>
                Add Manually
              </Button>
            }
          />
        )}
        {all > 0 && (
          <ul id={list} role="listbox" aria-label="Found patients">
            {rows.map((patient, index) => (
              <FoundPatientRow
                key={patient.id}
                id={`${list}-${index}`}
                patient={patient}
                notes={notes[index] ?? []}
                search={question}
                isActive={index === active}
                isLinked={isPatientOf(patient, clientId)}
                onChoose={() => choose(patient)}
              />
            ))}
            {inPims.map((one, index) => (
              <PimsPatientRow
                key={one.id}
                id={`${list}-${rows.length + index}`}
                theirs={one}
                search={question}
                isActive={rows.length + index === active}
                onChoose={() => chooseAt(rows.length + index)}
              />
            ))}
          </ul>
        )}
      </chakra.div>
    </chakra.div>
  );
}

function countText(shown: number, total: number, there: number): string {
  const beside = there > 0 ? `, ${there} in PIMS` : '';
  if (total > shown) return `The first ${shown} of ${total} found. Enter more of the name.`;
  return `${total} found${beside}`;
}
