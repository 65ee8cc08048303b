import type { MergedRowKind, RowChange, RowValues, ExistingRow } from '@signa/core/clients';
import { key } from '../../key.js';
import { selectCount } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';

interface MergedTable {
  readonly table: string;
  /** The columns that identify a row besides its location. */
  readonly names: readonly string[];
  /** The column of each field; versioned rows also increment their version. */
  readonly columns: Readonly<Record<string, string>>;
  readonly hasVersion: boolean;
}

/** Fields that clients and patients share. */
const recordColumns = {
  id: 'id',
  isActive: 'is_active',
  pimsId: 'pims_id',
  pimsProviderId: 'pims_provider_id',
  pimsConnectionType: 'pims_connection_type',
  isPIMSImport: 'is_pims_import',
  mergedIntoId: 'merged_into',
};

/** Tables of the rows that a merge changes. */
const tables: Readonly<Record<MergedRowKind, MergedTable>> = {
  client: {
    table: 'client',
    names: ['id'],
    columns: {
      ...recordColumns,
      firstName: 'first_name',
      lastName: 'last_name',
      email: 'email',
      drivingLicense: 'driving_license',
      birthdate: 'birthdate',
      phones: 'phones',
      addresses: 'addresses',
    },
    hasVersion: true,
  },
  patient: {
    table: 'patient',
    names: ['id'],
    columns: {
      ...recordColumns,
      name: 'name',
      speciesCode: 'species_code',
      breedCode: 'breed_code',
      gender: 'gender',
      birthdate: 'birthdate',
      deceasedDate: 'deceased_date',
      vetId: 'presc_vet_location_user_id',
      weight: 'weight',
      weightUnit: 'weight_unit',
      lastExamDate: 'last_exam_on',
      lastExamAt: 'last_exam_recorded_at',
      lastExamBy: 'last_exam_recorded_by',
      allergies: 'allergies',
      healthConditions: 'health_conditions',
      currentMeds: 'current_meds',
    },
    hasVersion: true,
  },
  link: {
    table: 'patient_client',
    names: ['patient_id', 'client_id'],
    columns: { patientId: 'patient_id', clientId: 'client_id', isActive: 'is_active', isPrimary: 'is_primary' },
    hasVersion: false,
  },
  prescription: {
    table: 'prescription',
    names: ['id'],
    columns: {
      ...{ id: 'id', clientId: 'client_id', patientId: 'patient_id', rxStatus: 'rx_status' },
      ...{ issuedClientId: 'issued_client_id', issuedPatientId: 'issued_patient_id' },
    },
    hasVersion: false,
  },
  request: {
    table: 'task',
    names: ['id'],
    columns: { id: 'id', clientId: 'client_id', patientId: 'patient_id', status: 'status' },
    hasVersion: false,
  },
  orderLine: {
    table: 'order_line',
    names: ['id'],
    columns: { id: 'id', patientId: 'patient_id' },
    hasVersion: false,
  },
  alert: {
    table: 'record_alert',
    names: ['id'],
    columns: { id: 'id', clientId: 'client_id', patientId: 'patient_id' },
    hasVersion: true,
  },
  recordedWeight: {
    table: 'recorded_weight',
    names: ['id'],
    columns: { id: 'id', patientId: 'patient_id' },
    hasVersion: false,
  },
};

/**
 * Applies changes in order; adjacent changes that write the same fields of different rows become one statement.
 *
 * @returns false as soon as a row differs from its expected state: the transaction must then be rolled back
 */
export async function applyChanges(tx: Queryable, locationId: string, changes: readonly RowChange[]): Promise<boolean> {
  for (const batch of batches(changes)) {
    const changed = await applyBatch(tx, locationId, batch);
    if (changed !== batch.length) return false;
  }
  return true;
}

async function applyBatch(tx: Queryable, locationId: string, batch: readonly RowChange[]): Promise<number> {
  const [first] = batch;
  if (!first) return 0;
  const { table, names, hasVersion } = tables[first.kind];
  const columns = Object.keys(columnsOf(first.kind, first.after)).filter((column) => column !== 'id');
  const set = columns.map((column) => `${column} = new.${column}`);
  const changed = await rows(
    tx,
    `update signa.${table} t set ${[...set, ...(hasVersion ? ['version = t.version + 1'] : [])].join(', ')}
    from jsonb_array_elements($2::jsonb) x
      cross join lateral jsonb_populate_record(null::signa.${table}, x -> 'before') old
      cross join lateral jsonb_populate_record(null::signa.${table}, x -> 'after') new
    where t.location_id = $1 and ${names.map((name) => `t.${name} = old.${name}`).join(' and ')}
      and ${sameIn(Object.keys(columnsOf(first.kind, first.before)), 'old')}
    returning 1 as one`,
    [key(locationId), JSON.stringify(batch.map(storedChange))],
  );
  return changed.length;
}

/** The kinds with a row that no longer has its expected state. */
export async function changedKinds(
  sql: Queryable,
  locationId: string,
  status: readonly ExistingRow[],
): Promise<MergedRowKind[]> {
  const changed: MergedRowKind[] = [];
  for (const group of groups(status)) {
    const [first] = group;
    if (!first) continue;
    const { table, names } = tables[first.kind];
    const { count } = await single(
      sql,
      selectCount(`from jsonb_array_elements($2::jsonb) x
        cross join lateral jsonb_populate_record(null::signa.${table}, x) old
        join signa.${table} t on t.location_id = $1 and ${names.map((name) => `t.${name} = old.${name}`).join(' and ')}
      where ${sameIn(Object.keys(columnsOf(first.kind, first.values)), 'old')}`),
      [key(locationId), JSON.stringify(group.map(({ kind, values }) => columnsOf(kind, values)))],
    );
    if (count !== group.length) changed.push(first.kind);
  }
  return changed;
}

/** Rows of one kind with the same fields. */
function groups(status: readonly ExistingRow[]): Iterable<ExistingRow[]> {
  const alike = new Map<string, ExistingRow[]>();
  for (const row of status) {
    const name = shape(row.kind, row.values);
    alike.set(name, [...(alike.get(name) ?? []), row]);
  }
  return alike.values();
}

/** Primary flags and PIMS records must be cleared before they are set, so these rows are changed one at a time. */
const oneByOne: ReadonlySet<MergedRowKind> = new Set(['link', 'client', 'patient']);

/** Changes grouped into statements, in order. */
function batches(changes: readonly RowChange[]): RowChange[][] {
  const found: RowChange[][] = [];
  for (const change of changes) {
    const last = found.at(-1);
    const first = last?.[0];
    const isAlike = first && shape(first.kind, first.after) === shape(change.kind, change.after);
    if (isAlike && !oneByOne.has(change.kind)) last.push(change);
    else found.push([change]);
  }
  return found;
}

const shape = (kind: MergedRowKind, values: RowValues) => [kind, ...Object.keys(values).toSorted()].join(' ');

const sameIn = (columns: readonly string[], alias: string): string =>
  `(${columns.map((column) => `t.${column}`).join(', ')}) is not distinct from (${columns.map((column) => `${alias}.${column}`).join(', ')})`;

const storedChange = ({ kind, before, after }: RowChange) => ({
  before: columnsOf(kind, before),
  after: columnsOf(kind, after),
});

function columnsOf(kind: MergedRowKind, values: RowValues): Record<string, unknown> {
  const { columns } = tables[kind];
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const column = columns[field];
      if (column === undefined) throw new Error(`No column of ${kind} ${field}`);
      return [column, value];
    }),
  );
}
