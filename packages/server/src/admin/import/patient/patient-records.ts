import {
  checkDeceasedDate,
  lifespanIssues,
  type ClientLink,
  type CodedEntry,
  defaultWeightUnit,
  linksAfter,
  missingClientIssues,
  otherCode,
  type PatientForm,
} from '@signa/core/clients';
import { issuesOf, patientFormSchema } from '@signa/core/schema';
import { comparePlainDates, isTooLong, type PlainDate, readTypedDate } from '@signa/core/base';
import { pimsRecordLimits, readList } from '@signa/core/pims';
import type { Insertable } from 'kysely';
import type { PatientTable } from '../../../database/schema/patient.js';
import { insertLinks } from '../../../store/clients/patient/client-link-store.js';
import { insertPatients } from '../../../store/clients/patient/patient-store.js';
import { insertWeights } from '../../../store/clients/patient/recorded-weight.js';
import { keepMadePatients } from '../../../store/pims/pims-import/made-store.js';
import { formFields, patientValues } from '../../../use-case/clients/patient/patient-values.js';
import { wrong, yes } from '../../csv/cell.js';
import type { CsvLine } from '../../csv/csv-file.js';
import { readColumns } from '../read-columns.js';
import { faultIn, type ReadLine, type RecordKind } from '../record-kind.js';
import { columnOfField, patientColumns } from './patient-columns.js';
import { type BatchFacts, batchFacts, speciesOf } from './patient-facts.js';

type Values = CsvLine['values'];

interface PatientDraft {
  readonly row: Omit<Insertable<PatientTable>, 'location_id' | 'id'>;
  readonly links: readonly ClientLink[];
  readonly weighedOn: PlainDate | null;
}

/** Patients of a file, validated by the portal's form as PIMS imports. */
export const patientRecords: RecordKind<PatientDraft, BatchFacts> = {
  noun: 'patient',
  plural: 'patients',
  operation: 'ImportPatients',
  columns: patientColumns,
  factsOf: batchFacts,
  read: readPatient,
  async store(tx, open, records) {
    const { locationId } = open;
    await insertPatients(
      tx,
      records.map(({ id, draft: { row } }) => ({ ...row, id, location_id: locationId })),
    );
    await insertLinks(
      tx,
      locationId,
      records.map(({ id, draft: { links } }) => ({ id, links })),
    );
    await insertWeights(
      tx,
      locationId,
      records.flatMap(({ id, draft: { weighedOn, row } }) =>
        weighedOn === null ? [] : [{ id, at: `${weighedOn}T12:00:00.000Z`, weight: row.weight, unit: row.weight_unit }],
      ),
    );
    await keepMadePatients(
      tx,
      open,
      records.map(({ id }) => id),
    );
  },
};

function readPatient(values: Values, { form: forms, clients, people }: BatchFacts): ReadLine<PatientDraft> {
  const facts = forms.get(speciesOf(values));
  if (!facts) throw new Error('The facts of a species are missing');
  const { read, faults } = readColumns(values, {
    weighedOn: ['weighed_on', (text: string) => (text === '' ? null : pastDay(text, facts.today))],
    vetId: ['vet', (text: string) => (text === '' ? null : (people.get(text.toLowerCase()) ?? wrong(noVet)))],
    isActive: ['is_active', (text: string) => yes(text, true)],
    isDeceased: ['is_deceased', (text: string) => yes(text, false)],
  });
  const orNull = (column: string) => values[column] || null;
  // An invalid date stays as typed, for the form to reject.
  const day = (column: string) => readTypedDate(values[column] ?? '') ?? orNull(column);
  const entries = (column: string, listed: readonly CodedEntry[]) =>
    readList(values[column] ?? '').map((text) => entryOf(text, listed));
  const form: PatientForm = {
    name: orNull('name'),
    speciesCode: speciesOf(values) || null,
    // The form rejects an unlisted breed.
    breedCode: orNull('breed') && (listedAs(values['breed'] ?? '', facts.breeds)?.code ?? values['breed'] ?? ''),
    gender: orNull('gender')?.toUpperCase() ?? null,
    birthdate: day('birthdate'),
    weight: numberOf(values['weight'] ?? ''),
    weightUnit: orNull('weight_unit')?.toLowerCase() ?? defaultWeightUnit,
    allergies: entries('allergies', facts.allergies),
    healthConditions: entries('health_conditions', facts.healthConditions),
    currentMeds: entries('medications', facts.medications),
    prescVetLocationUserId: read.vetId ?? null,
    lastExamDate: day('last_exam'),
  };
  const deceasedDate = day('deceased_date');
  const named = readList(values['clients'] ?? '');
  const unknown = named.filter((id) => !clients.has(id));
  const links = named
    .map((id) => ({ locationClientId: clients.get(id) ?? '' }))
    .reduce<ClientLink[]>((before, change) => linksAfter(before, change), []);
  const issues = [
    ...issuesOf(patientFormSchema(facts), form),
    ...checkDeceasedDate(deceasedDate, facts.today),
    ...lifespanIssues({ birthdate: form.birthdate, deceasedDate }, null),
    ...missingClientIssues(links),
  ].map(({ path, message }) => faultIn(values, columnOf(path), message));
  return {
    name: form.name ?? '',
    draft: {
      row: {
        name: '',
        ...patientValues(form, formFields(form), facts, null),
        ...{ last_exam_recorded_at: null, last_exam_recorded_by: null },
        is_active: read.isActive ?? true,
        is_deceased: deceasedDate !== null || (read.isDeceased ?? false),
        deceased_date: deceasedDate,
      },
      links,
      weighedOn: form.weight === null ? null : (read.weighedOn ?? null),
    },
    faults: [
      ...faults,
      ...issues,
      ...longEntries(form, values),
      ...unknown.map((id) => ({
        column: 'clients',
        value: id,
        what: 'no client has this external_id. Import clients first',
      })),
    ],
  };
}

const noVet = 'no user at the location has this email address. Add the vet in the portal first';

function pastDay(text: string, today: PlainDate): PlainDate {
  const day = readTypedDate(text);
  if (day === null) return wrong(`'${text}' is not a date. Write it as 2026-03-14 or 03-14-2026`);
  return comparePlainDates(day, today) > 0 ? wrong(`'${text}' is in the future`) : day;
}

/** The form rejects text that is not a number. */
function numberOf(text: string): number | null {
  if (text === '') return null;
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

const isOther = new RegExp(`^${otherCode}:\\s*`, 'i');

const listedAs = (text: string, listed: readonly CodedEntry[]): CodedEntry | undefined => {
  const word = text.toLowerCase();
  return listed.find(({ code, name }) => code.toLowerCase() === word || name.toLowerCase() === word);
};

/** A list entry by code or name; other text is kept as such. */
const entryOf = (text: string, listed: readonly CodedEntry[]): CodedEntry =>
  listedAs(text, listed) ?? { code: otherCode, name: text.replace(isOther, '') };

/** A text that is too long for an entry of a list. */
function longEntries(form: PatientForm, values: Values): ReadLine<PatientDraft>['faults'] {
  const max = pimsRecordLimits.word;
  return (['allergies', 'healthConditions', 'currentMeds'] as const)
    .filter((field) => form[field].some(({ name }) => isTooLong(name, max)))
    .map((field) =>
      faultIn(values, columnOf(field), `an entry has more than ${max} characters. Separate entries with ;`),
    );
}

const columns: Readonly<Record<string, string>> = {
  ...columnOfField,
  locationPatientClients: 'clients',
  deceasedDate: 'deceased_date',
};

/** The column of a form field. */
function columnOf(path: string): string {
  const [field = ''] = path.split('.');
  return columns[field] ?? field;
}
