import { otherCode } from '@signa/core/clients';
import { readList } from '@signa/core/pims';
import { always, columnsOf, text } from '../../../store/sql/expression.js';
import { fields, select } from '../../../store/sql/select.js';
import { type Queryable, rows } from '../../../store/statement.js';
import { patientFacts } from '../../../use-case/clients/patient/patient-facts.js';
import type { CsvLine } from '../../csv/csv-file.js';
import { knownRecords } from '../../../store/pims/pims-import/known-records.js';
import type { Place, RecordLine } from '../record-kind.js';

type FormFacts = Awaited<ReturnType<typeof patientFacts<null>>>;

/** The facts used to validate the patients of a batch. */
export interface BatchFacts {
  /** By species: its breeds and conditions, along with the lists that all species share. */
  readonly form: ReadonlyMap<string, FormFacts>;
  /** The ids of the clients named in the lines. */
  readonly clients: ReadonlyMap<string, string>;
  /** The assignments of users at the location, by email address. */
  readonly people: ReadonlyMap<string, string>;
}

/**
 * Looks up what the lines of a batch refer to. They come from a PIMS, so a birth date can be missing and a gender keeps
 * the PIMS's value (C-064, C-121).
 */
export async function batchFacts(sql: Queryable, place: Place, lines: readonly RecordLine[]): Promise<BatchFacts> {
  const { locationId, now } = place;
  const form = new Map<string, FormFacts>();
  for (const species of new Set(lines.map(({ values }) => speciesOf(values))))
    form.set(
      species,
      withFreeText(
        await patientFacts({ tx: sql, now }, locationId, { speciesCode: species, stored: null, isImport: true }),
      ),
    );
  const named = [...new Set(lines.flatMap(({ values }) => readList(values['clients'] ?? '')))];
  const clients = await knownRecords(sql, locationId, 'client', named);
  return { form, clients, people: await peopleOf(sql, locationId) };
}

const other = { code: otherCode, name: 'Other' };

/**
 * Conditions and medications that aren't listed are kept as text, as allergies are everywhere: the check before signing
 * reads them by name.
 */
const withFreeText = ({ healthConditions, medications, ...facts }: FormFacts): FormFacts => ({
  ...facts,
  healthConditions: [...healthConditions, other],
  medications: [...medications, other],
});

export const speciesOf = (values: CsvLine['values']) => (values['species'] ?? '').toLowerCase();

const assignmentsByEmail = select(
  fields({ id: text(columnsOf('location_user as u').id), email: always(text('lower(a.username)')) }),
  'from signa.location_user u join signa.app_user a on a.id = u.user_id where u.location_id = $1',
);

async function peopleOf(sql: Queryable, locationId: string): Promise<Map<string, string>> {
  const found = await rows(sql, assignmentsByEmail, [locationId]);
  return new Map(found.map(({ email, id }) => [email, id]));
}
