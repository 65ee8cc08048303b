import { type CodedEntry, defaultWeightUnit, otherCode, type PatientForm } from '@signa/core/clients';
import { listText } from '@signa/core/pims';
import { type columnOfField, patientColumns } from '../import/patient/patient-columns.js';
import { always, columnsOf, type Sql, text, textList, valueOf } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import type { ExportFile } from './export-file.js';
import { externalIdOf } from './external-id.js';

interface PatientRow extends Readonly<
  Record<'external_id' | 'name' | 'species' | 'weight_unit' | 'vet', string | null> &
    Record<'breed' | 'gender' | 'birthdate' | 'weighed_on' | 'last_exam' | 'deceased_date', string | null>
> {
  readonly clients: readonly string[];
  readonly weight: number | null;
  readonly allergies: readonly CodedEntry[];
  readonly health_conditions: readonly CodedEntry[];
  readonly medications: readonly CodedEntry[];
  readonly is_active: boolean;
  readonly is_deceased: boolean;
}

const ownerLinks = `from signa.patient_client l join signa.client c on c.location_id = l.location_id and c.id = l.client_id
  where l.location_id = p.location_id and l.patient_id = p.id and l.is_active and not c.is_office_use`;

const p = columnsOf('patient as p');

/** The value of each field of the form. */
const fieldColumns = {
  name: p.name,
  species: p.species_code,
  breed: p.breed_code,
  gender: p.gender,
  birthdate: p.birthdate,
  weight: p.weight,
  weight_unit: p.weight_unit,
  allergies: p.allergies,
  health_conditions: p.health_conditions,
  medications: p.current_meds,
  vet: valueOf(
    columnsOf('app_user as a').username,
    `from signa.location_user u join signa.app_user a on a.id = u.user_id
      where u.location_id = p.location_id and u.id = p.presc_vet_location_user_id`,
  ),
  last_exam: p.last_exam_on,
} as const satisfies Readonly<Record<(typeof columnOfField)[keyof PatientForm], Sql<unknown>>>;

const patientFields = fields({
  ...fieldColumns,
  external_id: text(externalIdOf('patient', 'p')),
  clients: always(
    textList(`array(select ${externalIdOf('client', 'c')} ${ownerLinks} order by l.is_primary desc, l.client_id)`),
  ),
  weighed_on: text(`(select w.day from (
      select (w.at at time zone coalesce(o.time_zone, 'UTC'))::date as day, w.weight, w.weight_unit from signa.recorded_weight w
      where w.location_id = p.location_id and w.patient_id = p.id order by w.at desc, w.id desc limit 1) w
      where w.weight = p.weight and w.weight_unit = coalesce(p.weight_unit, 'lbs'))`),
  is_active: p.is_active,
  is_deceased: p.is_deceased,
  deceased_date: p.deceased_date,
});

const statement = (locationId: string, hasOwner: boolean) =>
  select(
    patientFields,
    `from signa.patient p join signa.location o on o.id = p.location_id
  where p.location_id = ${locationId} and not p.is_office_use and p.merged_into is null
    and ${hasOwner ? '' : 'not '}exists (select ${ownerLinks}) order by p.id`,
  );

/** The patients of a location with known clients, as an import reads them. */
export const patientFile: ExportFile<PatientRow> = {
  name: 'patients.csv',
  importedBy: 'signa-server admin patient import',
  statement: (locationId) => statement(locationId, true),
  head: () => Promise.resolve(patientColumns.map(({ name }) => name)),
  cellsOf: ({ clients, weight, allergies, health_conditions, medications, is_active, is_deceased, ...row }) => ({
    ...row,
    clients: listText(clients),
    weight: weight === null ? null : String(weight),
    // The current weight is a separate column.
    weight_unit: weight === null ? null : (row.weight_unit ?? defaultWeightUnit),
    allergies: entriesText(allergies),
    health_conditions: entriesText(health_conditions),
    medications: entriesText(medications),
    is_active: is_active ? 'yes' : 'no',
    is_deceased: is_deceased ? 'yes' : 'no',
  }),
};

/** Patients without a current client, which an import could not assign. */
export const patientsWithoutClientFile: ExportFile<PatientRow> = {
  ...patientFile,
  name: 'patients-without-client.csv',
  importedBy: null,
  statement: (locationId) => statement(locationId, false),
};

const entriesText = (entries: readonly CodedEntry[]) =>
  listText(entries.map(({ code, name }) => (code === otherCode ? `${otherCode}: ${name}` : code)));
