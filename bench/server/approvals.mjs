/** Approvals that a server can execute, each for its own request, and the verification that it did. */

const firstClone = 60_000_000;
const rxOfClone = 100;

/** The rows copied per household: its request and everything an approval reads. */
const clones = [
  { table: 'client', of: 'id = s.client', changes: `'id', ${firstClone} + n, 'pims_id', null` },
  { table: 'patient', of: 'id = s.patient', changes: `'id', ${firstClone} + n, 'pims_id', null` },
  {
    table: 'recorded_weight',
    of: 'patient_id = s.patient',
    changes: `'id', ${firstClone} + n * ${rxOfClone} + place, 'patient_id', ${firstClone} + n`,
  },
  {
    table: 'prescription',
    of: 'patient_id = s.patient',
    changes: `'id', ${firstClone} + n * ${rxOfClone} + place, 'client_id', ${firstClone} + n, 'patient_id', ${firstClone} + n,
      'rx_number', '79-' || (n * ${rxOfClone} + place)`,
  },
  {
    table: 'task',
    of: 'id = s.task',
    changes: `'id', ${firstClone} + n, 'client_id', ${firstClone} + n, 'patient_id', ${firstClone} + n, 'status', 'PENDING',
      'prescription_id', null, 'previous_prescription_id', null, 'external_order_id', null, 'action', null,
      'action_reason', null, 'actioned_at', null, 'actioned_by', null, 'initiated_by', null`,
  },
];

/**
 * Adds requests to a location that can all be approved: copies of an existing one, each for its own client and patient.
 * With one request and one animal, no approval answers another request or asks which animal is meant.
 *
 * @param client - connected as the owner of the tables, with their schema in its path
 * @returns the requests
 */
export async function addRequests(client, { location, count }) {
  await client.query(
    `create temporary table source as
      select row_number() over (order by task) - 1 as place, count(*) over () as places, o.* from (
        select distinct on (t.patient_id) t.id as task, t.client_id as client, t.patient_id as patient
        from task t join product p on p.id = t.product_id
          join client c on c.location_id = t.location_id and c.id = t.client_id and c.is_active and not c.is_office_use
          join patient a on a.location_id = t.location_id and a.id = t.patient_id and a.is_active and not a.is_deceased
        where t.location_id = ${location} and p.is_active and p.dea_schedule is null and not p.is_controlled
          and not p.compound and p.fulfillment_vendor = 'RVP' and not p.diet
        order by t.patient_id, t.id) o`,
  );
  for (const clone of clones) await client.query(await statementOf(client, location, count, clone));
  await client.query(
    `insert into patient_client (location_id, patient_id, client_id)
    select ${location}, ${firstClone} + n, ${firstClone} + n from generate_series(0, ${count - 1}) n`,
  );
  await client.query('analyze');
  const { rows } = await client.query(
    `select id::text, uuid::text, client_id::text as client, patient_id::text as patient, product_id::text as product,
      (select min(u.id)::text from location_user u join role r on r.id = u.role_id
        where u.location_id = ${location} and r.can_authorize) as vet
    from task where location_id = ${location} and id >= ${firstClone} order by id`,
  );
  if (rows.length !== count) throw new Error(`${rows.length} of ${count} requests were added`);
  return rows.map(({ id, uuid, client: clientId, patient, product, vet }) => ({
    ids: { task: id, uuid, client: clientId, patient, product },
    vet,
  }));
}

/** Copies rows with new ids; generated columns are left out. */
async function statementOf(client, location, count, { table, of, changes }) {
  const { rows } = await client.query(
    `select attname as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const uuid = names.includes('uuid') ? `, 'uuid', gen_random_uuid()` : '';
  return `insert into ${table} (${names.join(', ')}) overriding system value
    select ${names.map((name) => `copy.${name}`).join(', ')}
    from generate_series(0, ${count - 1}) n
      join source s on s.place = n % s.places
      cross join lateral (select o as row, row_number() over (order by id) - 1 as place from ${table} o
        where location_id = ${location} and ${of}) original
      cross join lateral jsonb_populate_record(original.row, jsonb_build_object(${changes}${uuid})) copy
    where original.place < ${rxOfClone}`.replaceAll('+ place', '+ original.place');
}

/** The variables of an approval. */
export function approvalOf({ ids, vet }, location) {
  return {
    addPrescriptionType: 'AuthorizeRx',
    input: {
      locationId: location,
      locationClientId: ids.client,
      locationPatientId: ids.patient,
      productId: ids.product,
      unitPerFill: 30,
      directions: 'Give as directed.',
      refills: 1,
      prescExpiryDate: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
      authorizingVet: vet,
      // Required if there is a conflict.
      noteToPharmacy: 'Discussed with the owner.',
      overrideReason: 'no-alternative',
    },
    prescriptionTaskToAttach: { id: ids.task },
  };
}

/**
 * Fails unless every request was answered by its own prescription, as its answer says.
 *
 * @param answered - the id of a prescription for each request
 */
export async function expectApproved(client, requests, answered) {
  const { rows } = await client.query(
    `select t.id::text, t.prescription_id::text as rx from task t
      join prescription p on p.id = t.prescription_id and p.patient_id = t.patient_id
    where t.id = any ($1) and t.status = 'VET_APPROVED'`,
    [requests.map(({ ids }) => ids.task)],
  );
  const stored = new Map(rows.map(({ id, rx }) => [id, rx]));
  const wrong = requests.filter(({ ids }, index) => stored.get(ids.task) !== String(answered[index]));
  if (wrong.length > 0 || new Set(answered).size !== requests.length)
    throw new Error(
      `${wrong.length} of ${requests.length} approvals were not stored as they were answered; ` +
        `the first is of request ${wrong[0]?.ids.task}`,
    );
}
