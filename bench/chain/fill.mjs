/** A manager at each location of a chain, a crowd of users at one of them, and their history. */

/** The first id of the generated scale data. */
export const firstId = 1_000_000;
/** The first id of the crowd's users and assignments. */
export const crewId = 5_000_000;
const firstDelegation = 7_000_000;

export const manager = 'admin.1@scale.signa.test';
export const crowded = String(firstId);
export const vet = String(firstId);

export const crew = (number) => String(crewId + number);
/** How many of the crowd can already authorize for the vet. */
export const delegates = 100;

/** The existing delegation from a vet to the crew member with this number. */
export const delegation = (number) => String(firstDelegation + number);

/**
 * @param crowd - users of the crowd
 * @returns the ids of the roles that the manager assigns
 */
export async function fillChain(client, crowd) {
  await client.query(`insert into signa.location_user (location_id, user_id, role_id, display_name, email)
    select l.id, a.id, (select id from signa.role where name = 'ADMIN'), 'Chain Manager', '${manager}'
    from signa.location l, signa.app_user a
    where a.username = '${manager}' and not exists (select from signa.location_user u where u.location_id = l.id and u.user_id = a.id)`);
  await client.query(`insert into signa.app_user (id, username, first_name, last_name, email)
    select ${crewId} + n, 'crew.' || n || '@scale.signa.test', 'Ada', 'Crew ' || n, 'crew.' || n || '@scale.signa.test'
    from generate_series(1, ${crowd}::bigint) n`);
  await client.query(`insert into signa.location_user (id, location_id, user_id, role_id, display_name, email, is_primary)
    select ${crewId} + n, ${crowded}, ${crewId} + n, (select id from signa.role where name = 'STAFF'), 'Ada Crew ' || n,
      'crew@scale.signa.test', true
    from generate_series(1, ${crowd}::bigint) n`);
  await client.query(`insert into signa.delegation (id, location_id, location_user_id, delegated_location_user_id)
    select ${firstDelegation} + n, ${crowded}, ${vet}, ${crewId} + n from generate_series(1, ${delegates}) n`);
  // The hashes are invalid, but the same reads are measured.
  await client.query(`insert into signa.audit_record (location_id, sequence, at, username, operation, subject, before, after, previous_hash, hash)
    select ${crowded}, n, timestamptz '2024-01-01Z' + n * interval '1 minute', 'crew.' || 1 + n % ${crowd} || '@scale.signa.test',
      (array['UpdateLocationClient','AddPrescription','UpdateUser'])[1 + n % 3], 'client:' || n % 20000,
      '{"name": "Ann"}', '{"name": "Anna"}', decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex')
    from generate_series(1, 10 * ${crowd}::bigint) n`);
  await client.query(`insert into signa.audit_head values (${crowded}, 10 * ${crowd}, decode(repeat('00', 32), 'hex'))
    on conflict (location_id) do update set sequence = excluded.sequence`);
  await client.query('vacuum analyze');
  const { rows } = await client.query(`select name, id::text from signa.role where name in ('STAFF', 'VET')`);
  return Object.fromEntries(rows.map(({ name, id }) => [name, id]));
}
