import type { ExternalContext } from '@signa/core/prescribing';
import { todayIn, type PlainDate } from '@signa/core/base';
import { key } from '../../../store/key.js';
import { knownRecords } from '../../../store/pims/pims-import/known-records.js';
import { zoneOf } from '../../../store/practice/place/zone.js';
import { always, columnsOf, text, textList } from '../../../store/sql/expression.js';
import { fields, select } from '../../../store/sql/select.js';
import { type Queryable, rows } from '../../../store/statement.js';
import type { CsvLine } from '../../csv/csv-file.js';
import type { Place, RecordLine } from '../record-kind.js';

type Values = CsvLine['values'];

/** A patient named in a line. */
interface NamedPatient extends NonNullable<ExternalContext['patient']> {
  readonly name: string;
  /** Current client of the patient. */
  readonly clientIds: readonly string[];
}

/** The facts used to validate the prescriptions of a batch. */
export interface BatchFacts {
  readonly today: PlainDate;
  readonly timeZone: string;
  /** The ids of clients and patients by their external ids in the lines. */
  readonly clientIds: ReadonlyMap<string, string>;
  readonly patientIds: ReadonlyMap<string, string>;
  /** By their ids. */
  readonly clients: ReadonlyMap<string, NonNullable<ExternalContext['client']>>;
  readonly patients: ReadonlyMap<string, NamedPatient>;
  /** By SKU. */
  readonly products: ReadonlyMap<string, { readonly id: string; readonly title: string }>;
}

/** Looks up what the lines of a batch refer to. */
export async function batchFacts(
  sql: Queryable,
  { locationId, now }: Place,
  lines: readonly RecordLine[],
): Promise<BatchFacts> {
  const named = (column: string) => [...new Set(lines.map(({ values }) => values[column] ?? ''))];
  const timeZone = (await zoneOf(sql, locationId)) ?? 'UTC';
  const clientIds = await knownRecords(sql, locationId, 'client', named('client'));
  const patientIds = await knownRecords(sql, locationId, 'patient', named('patient'));
  return {
    ...{ today: todayIn(timeZone, now), timeZone, clientIds, patientIds },
    clients: await clientsOf(sql, locationId, [...clientIds.values()]),
    patients: await patientsOf(sql, locationId, [...patientIds.values()]),
    products: await productsOf(sql, named('product_sku')),
  };
}

/** The client and patient of a line, in the form core requires. */
export function contextOf(values: Values, facts: BatchFacts): ExternalContext {
  const clientId = facts.clientIds.get(values['client'] ?? '') ?? '';
  const patient = facts.patients.get(facts.patientIds.get(values['patient'] ?? '') ?? '') ?? null;
  return {
    today: facts.today,
    isProductKnown: facts.products.has(values['product_sku'] ?? ''),
    client: facts.clients.get(clientId) ?? null,
    patient,
    isPatientOfClient: patient?.clientIds.includes(clientId) ?? false,
  };
}

const c = columnsOf('client as c');
const clientsById = select(
  fields({ id: text(c.id), isOfficeUse: c.is_office_use }),
  'from signa.client c where c.location_id = $1 and c.id = any ($2)',
);

async function clientsOf(sql: Queryable, locationId: string, ids: readonly string[]): Promise<BatchFacts['clients']> {
  const found = await rows(sql, clientsById, [key(locationId), ids]);
  return new Map(found.map(({ id, ...client }) => [id, client]));
}

const p = columnsOf('patient as p');
const patientsById = select(
  fields({
    id: text(p.id),
    name: p.name,
    isOfficeUse: p.is_office_use,
    isDeceased: p.is_deceased,
    clientIds: always(
      textList(`array(select l.client_id from signa.patient_client l
        where l.location_id = p.location_id and l.patient_id = p.id and l.is_active)`),
    ),
  }),
  'from signa.patient p where p.location_id = $1 and p.id = any ($2)',
);

async function patientsOf(sql: Queryable, locationId: string, ids: readonly string[]): Promise<BatchFacts['patients']> {
  const found = await rows(sql, patientsById, [key(locationId), ids]);
  return new Map(found.map(({ id, ...patient }) => [id, patient]));
}

const d = columnsOf('product as d');
const productsBySku = select(
  fields({ sku: d.sku, id: text(d.id), title: d.title }),
  'from signa.product d where d.sku = any ($1)',
);

async function productsOf(sql: Queryable, skus: readonly string[]): Promise<BatchFacts['products']> {
  const found = await rows(sql, productsBySku, [skus]);
  return new Map(found.map(({ sku, ...product }) => [sku, product]));
}
