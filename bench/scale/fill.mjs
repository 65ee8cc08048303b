/**
 * Fills a database by SQL from a few rows that packages/fixtures generates: a thousand locations that share the
 * requests and prescriptions, and one busy location that alone has as many prescriptions again.
 */
import { loadScale } from '../../packages/fixtures/dist/scale/index.js';

export const locations = 1000;
/** The first location is the busy one. */
export const busy = '1000000';
const seeded = 10 * locations;
const patientsOfBusy = 20_000;

/** The seed rows: ten requests and ten prescriptions per location. */
export async function seed(client) {
  await loadScale(client, { locations, tasks: seeded, prescriptions: seeded, seed: 7, now: new Date().toISOString() });
  await client.query(`
    create temporary table seed_prescription as select * from signa.prescription;
    create temporary table seed_task as select * from signa.task;
    update seed_task set prescription_id = null where status = 'PENDING'`);
  await withoutChecks(client, () => morePeople(client));
}

/**
 * Adds copies of the seed rows, increasingly recent, until there are `rows` requests and as many prescriptions at all
 * locations, and at the busy one another `rows` prescriptions and one pending request per hundred.
 */
export async function growTo(client, rows, before) {
  const rounds = (count) => Math.max(1, Math.round(count / seeded));
  const [first, last] = [before === 0 ? 1 : rounds(before), rounds(rows) - 1];
  await withoutChecks(client, async () => {
    await client.query(copyOf('prescription', prescriptionChanges), [first, last]);
    await client.query(copyOf('task', taskChanges), [first, last]);
    await client.query(busyPrescriptions, [busy, before, rows, patientsOfBusy]);
    await client.query(busyTasks, [busy, before / 100, rows / 100, patientsOfBusy]);
    for (const rare of rareAtBusy) await client.query(rare, [busy]);
  });
  await client.query('vacuum analyze');
}

/** Values that exactly three rows of the busy location have: a status, and two kinds of product. */
const three = (set, from) =>
  `update signa.prescription set ${set} where location_id = $1 and id between 200000000000 + ${from} and 200000000002 + ${from}`;
const productOf = (kind) => `product_id = (select min(id) from signa.product where ${kind})`;
const rareAtBusy = [
  three(`rx_status = 'RejectedDraft'`, 11),
  three(productOf(`approval_type = 'OTC' and not is_controlled`), 21),
  three(productOf(`approval_type <> 'OTC' and is_controlled`), 31),
];

/** Every row copies a checked one, and building an index afterwards is faster than maintaining it. */
async function withoutChecks(client, work) {
  const { rows } = await client.query(
    `select i.indexdef as text, i.indexname as name from pg_indexes i
    where i.schemaname = 'signa' and i.tablename in ('prescription', 'task') and i.indexname not like '%_pkey'`,
  );
  await client.query('set session_replication_role = replica');
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { name } of rows) await client.query(`drop index signa.${name}`);
  await work();
  for (const { text } of rows) await client.query(text);
  await client.query('set session_replication_role = origin');
}

/** Clients with one patient each, so that the busy location has enough for its prescriptions. */
async function morePeople(client) {
  for (const table of ['client', 'patient'])
    await client.query(
      `insert into signa.${table} select r.* from (select * from signa.${table} where location_id = $1 order by id limit 1) one,
        generate_series(1, $2::bigint) n,
        jsonb_populate_record(one::signa.${table}, jsonb_build_object('id', 50000000 + n, 'uuid', gen_random_uuid())) r`,
      [busy, patientsOfBusy],
    );
}

const prescriptionColumns = [
  'location_id id uuid rx_number rx_status archived created_at draft_created_at issued_at client_id patient_id product_id',
  'unit_per_fill directions days_supply refills prn_flag expires_on authorizing_vet_id acting_location_user_id vet_license',
  'first_printed_at',
]
  .join(' ')
  .split(' ');
const taskColumns = [
  'location_id id uuid type status action action_reason actioned_at actioned_by initiated_by origin created_at',
  'quantity_requested remaining_qty next_order_on expires_on is_autoship assigned_to prescription_id product_id client_id',
  'patient_id workflow_status_id workflow_location_user_id workflow_assigned_at workflow_assigned_by',
]
  .join(' ')
  .split(' ');

const shift = `n * interval '37 minutes'`;
const prescriptionChanges = {
  columns: prescriptionColumns,
  id: '100000000 + n * 1000000 + (s.id - 1000000)',
  uuid: 'gen_random_uuid()',
  rx_number: `'77-' || (n * 1000000 + s.id)`,
  archived: 'n % 5 = 0',
  created_at: `s.created_at - ${shift}`,
  draft_created_at: `s.draft_created_at - ${shift}`,
  issued_at: `s.issued_at - ${shift}`,
};
const taskChanges = {
  columns: taskColumns,
  id: '100000000 + n * 1000000 + (s.id - 1000000)',
  uuid: 'gen_random_uuid()',
  created_at: `s.created_at - ${shift}`,
};

const valuesOf = ({ columns, ...changes }) => columns.map((column) => changes[column] ?? `s.${column}`).join(', ');

const copyOf = (table, changes) =>
  `insert into signa.${table} (${changes.columns.join(', ')})
    select ${valuesOf(changes)} from generate_series($1::bigint, $2::bigint) n, seed_${table} s`;

const person = `50000000 + 1 + n % $4::bigint`;
const agoOfBusy = `now() - n * interval '2 minutes'`;
/** One in a thousand is an open draft. */
const isDraft = '(n % 1000 = 0)';
const busyPrescriptions = `insert into signa.prescription (${prescriptionColumns.join(', ')})
  select ${valuesOf({
    ...prescriptionChanges,
    id: '200000000000 + n',
    rx_number: `case when ${isDraft} then null else '78-' || n end`,
    rx_status: `case when ${isDraft} then 'Draft' else s.rx_status end`,
    archived: `n % 5 = 0 and not ${isDraft}`,
    client_id: person,
    patient_id: person,
    created_at: agoOfBusy,
    draft_created_at: `case when ${isDraft} then ${agoOfBusy} end`,
    issued_at: `case when not ${isDraft} then ${agoOfBusy} end`,
    authorizing_vet_id: '1000000 + n % 3',
  })}
  from generate_series($2::bigint + 1, $3::bigint) n
  join (select *, row_number() over (order by id) - 1 as place from seed_prescription where rx_status <> 'Draft' limit 97) s
    on s.place = n % 97`.replace('s.location_id', '$1::bigint');
const busyTasks = `insert into signa.task (${taskColumns.join(', ')})
  select ${valuesOf({
    ...taskChanges,
    id: '200000000000 + n',
    client_id: person,
    patient_id: person,
    created_at: `now() - n * interval '3 minutes'`,
    assigned_to: '1000000 + n % 3',
    workflow_location_user_id: 'null',
    workflow_assigned_by: 'null',
  })}
  from generate_series($2::bigint + 1, $3::bigint) n
  join (select *, row_number() over (order by id) - 1 as place, count(*) over () as places from seed_task
    where status = 'PENDING') s on s.place = n % s.places`.replace('s.location_id', '$1::bigint');
