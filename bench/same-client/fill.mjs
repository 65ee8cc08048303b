/**
 * Inserts the clients of a generated set at one location, and as many others at all locations as a table may contain.
 */
const firstKnown = 20_000_000;
const firstOther = 30_000_000;

/** @returns the id of each, in order */
export async function insertClients(client, locationId, known) {
  const rows = known.map((person, index) => ({
    ...person,
    id: firstKnown + index,
    phones: person.phones.map((phone) => ({ ...phone, uuid: '1', phoneTypeId: 1, isActive: true })),
    addresses: person.addresses.map((address) => ({ ...address, uuid: '1', addressTypeId: 1, isActive: true })),
  }));
  await client.query(
    'create temporary table known as select * from jsonb_to_recordset($1::jsonb) as c(id bigint, "firstName" text, "lastName" text, email text, phones jsonb, addresses jsonb, patients jsonb)',
    [JSON.stringify(rows)],
  );
  await client.query(
    `with pet as (select id, id * 10 + place as patient, p ->> 'name' as name, p ->> 'speciesCode' as species
        from known, jsonb_array_elements(patients) with ordinality as each (p, place)),
      client as (insert into signa.client (location_id, id, first_name, last_name, email, phones, addresses)
        select $1::bigint, id, "firstName", "lastName", email, phones, addresses from known),
      patient as (insert into signa.patient (location_id, id, name, species_code) select $1::bigint, patient, name, species from pet)
    insert into signa.patient_client (location_id, patient_id, client_id) select $1::bigint, patient, id from pet`,
    [locationId],
  );
  return rows.map(({ id }) => String(id));
}

/**
 * Inserts clients evenly at all locations, and the given number more at a large one. Each shares the first name, the
 * last name, and the animal with three others. Building indexes afterwards is faster than maintaining them.
 */
export async function insertManyClients(client, { locations, clients, names, large = '1000000', clientsOfLarge = 0 }) {
  const at = `case when n > ${clients} then ${large} else 1000000 + n % $1::bigint end`;
  const id = `${firstOther} + n`;
  const of = (prime) => `(n * ${prime}::bigint) % ${names.length}`;
  const { rows } = await client.query(
    `select indexdef as text, indexname as name from pg_indexes
    where schemaname = 'signa' and tablename in ('client', 'patient', 'client_search') and indexname not like '%_pkey'
      and indexname not in (select conname from pg_constraint)`,
  );
  await client.query('set session_replication_role = replica');
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { name } of rows) await client.query(`drop index signa.${name}`);
  await client.query(
    `insert into signa.client (location_id, id, first_name, last_name, email, phones, addresses)
    select ${at}, ${id}, f."firstName", l."lastName", 'client.' || n || '@mail.example',
      jsonb_build_array(jsonb_build_object('uuid', '1', 'phoneTypeId', 1, 'isActive', true, 'phoneNumber', (2000000000 + (n * 7919) % 7999999999)::text)),
      jsonb_build_array(jsonb_build_object('uuid', '1', 'addressTypeId', 1, 'isActive', true, 'city', 'Albany', 'state', 'NY',
        'zip', a.addresses -> 0 ->> 'zip', 'addressLine1', (n % 980) || substring(a.addresses -> 0 ->> 'addressLine1' from ' .*')))
    from generate_series(1, $2::bigint) n
      join (select *, id - ${firstKnown} as place from known) f on f.place = ${of(31)}
      join (select *, id - ${firstKnown} as place from known) l on l.place = ${of(977)}
      join (select *, id - ${firstKnown} as place from known) a on a.place = ${of(7)}`,
    [locations, clients + clientsOfLarge],
  );
  await client.query(
    `insert into signa.patient (location_id, id, name, species_code)
    select ${at}, ${id}, p.patients -> 0 ->> 'name', p.patients -> 0 ->> 'speciesCode'
    from generate_series(1, $2::bigint) n join (select *, id - ${firstKnown} as place from known) p on p.place = ${of(1301)}`,
    [locations, clients + clientsOfLarge],
  );
  await client.query(
    `insert into signa.patient_client (location_id, patient_id, client_id)
    select ${at}, ${id}, ${id} from generate_series(1, $2::bigint) n`,
    [locations, clients + clientsOfLarge],
  );
  await client.query('analyze signa.client; analyze signa.patient; analyze signa.patient_client');
  for (let location = 0; location < locations; location += 1)
    await client.query(
      `select signa.lay_client_search(array_agg(location_id), array_agg(id)) from signa.client
      where location_id = $1 and id > ${firstOther}`,
      [1_000_000 + location],
    );
  for (const { text } of rows) await client.query(text);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
