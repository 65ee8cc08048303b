import type { ElsewhereContext } from '@signa/core/prescribing';
import { todayIn, type PlainDate } from '@signa/core/base';
import { key } from '../../../store/key.js';
import { knownRecords } from '../../../store/pims-import/known-records.js';
import { zoneOf } from '../../../store/place/zone.js';
import type { Queryable } from '../../../store/statement.js';
import { uncheckedRows } from '../../../store/unchecked.js';
import type { CsvLine } from '../../csv/csv-file.js';
import type { Place } from '../record-kind.js';

type Values = CsvLine['values'];

/** A patient that a line names. */
interface NamedPatient extends NonNullable<ElsewhereContext['patient']> {
  readonly name: string;
  /** Whose it is now. */
  readonly clientIds: readonly string[];
}

/** What the prescriptions of a batch are judged by. */
export interface BatchFacts {
  readonly today: PlainDate;
  readonly timeZone: string;
  /** The ids of clients and patients by what the lines call them. */
  readonly clientIds: ReadonlyMap<string, string>;
  readonly patientIds: ReadonlyMap<string, string>;
  /** By their ids. */
  readonly clients: ReadonlyMap<string, NonNullable<ElsewhereContext['client']>>;
  readonly patients: ReadonlyMap<string, NamedPatient>;
  /** By SKU. */
  readonly products: ReadonlyMap<string, { readonly id: string; readonly title: string }>;
}

/** Looks up what the lines of a batch name. */
export async function batchFacts(
  sql: Queryable,
  { locationId, now }: Place,
  lines: readonly CsvLine[],
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

/** What core asks of whom a line names. */
export function contextOf(values: Values, facts: BatchFacts): ElsewhereContext {
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

async function clientsOf(sql: Queryable, locationId: string, ids: readonly string[]): Promise<BatchFacts['clients']> {
  const found = await uncheckedRows<{ id: string; isOfficeUse: boolean }>(
    sql,
    `select c.id::text as id, c.is_office_use as "isOfficeUse" from signa.client c where c.location_id = $1 and c.id = any ($2)`,
    [key(locationId), ids],
  );
  return new Map(found.map(({ id, ...client }) => [id, client]));
}

async function patientsOf(sql: Queryable, locationId: string, ids: readonly string[]): Promise<BatchFacts['patients']> {
  const found = await uncheckedRows<NamedPatient & { id: string }>(
    sql,
    `select p.id::text as id, p.name, p.is_office_use as "isOfficeUse", p.is_deceased as "isDeceased",
      array(select l.client_id::text from signa.patient_client l
        where l.location_id = p.location_id and l.patient_id = p.id and l.is_active) as "clientIds"
    from signa.patient p where p.location_id = $1 and p.id = any ($2)`,
    [key(locationId), ids],
  );
  return new Map(found.map(({ id, ...patient }) => [id, patient]));
}

async function productsOf(sql: Queryable, skus: readonly string[]): Promise<BatchFacts['products']> {
  const found = await uncheckedRows<{ sku: string; id: string; title: string }>(
    sql,
    'select p.sku, p.id::text as id, p.title from signa.product p where p.sku = any ($1)',
    [skus],
  );
  return new Map(found.map(({ sku, ...product }) => [sku, product]));
}
