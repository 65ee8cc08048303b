/**
 * The audit of a location with a million entries, on PostgreSQL: the newest page, an old one, by person, action, record
 * and days, what can be chosen, and a part of the chain. Sign-in and permission included.
 */
import { asked } from './server/asked.mjs';
import { connected, onFilledDatabase } from './server/ground.mjs';
import { sized } from './support/size.mjs';

const entries = sized(1_000_000, 30_000);
/** Entries follow one another by the minute. */
const firstEntry = Date.parse('2024-01-01T00:00:00Z');
/** The day at some share of the entries. */
const dayAt = (share) => new Date(firstEntry + Math.round(entries * share) * 60_000).toISOString().slice(0, 10);
const manager = 'vet.1@scale.signa.test';

export const run = () => onFilledDatabase({ locations: 1, tasks: 0, prescriptions: 0 }, measured);

async function measured(database, identity) {
  const locationId = await connected(database.url, async (client) => {
    const found = await client.query(
      `update signa.location_user u set role_id = (select id from signa.role where name = 'VETADMIN')
        from signa.app_user a where a.id = u.user_id and a.username = $1 returning u.location_id::text as id`,
      [manager],
    );
    const id = found.rows[0].id;
    // The hashes are none of theirs: what is measured is found and checked all the same.
    await client.query(
      `insert into signa.audit_record (location_id, sequence, at, username, impersonated_username, operation, subject, before, after, previous_hash, hash)
      select $1, n, timestamptz '2024-01-01Z' + n * interval '1 minute', 'person.' || n % 40 || '@practice.example',
        case when n % 5000 = 0 then $2 end, (array['UpdateLocationClient','AddPrescription','order.status','UpdateUser'])[1 + n % 4],
        'client:' || n % 20000, jsonb_build_object('name', 'Ann', 'email', n), jsonb_build_object('name', 'Anna', 'email', n),
        decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex') from generate_series(1, ${entries}::bigint) n`,
      [id, manager],
    );
    await client.query(`insert into signa.audit_head values ($1, ${entries}, decode(repeat('00', 32), 'hex'))`, [id]);
    await client.query('vacuum analyze');
    return id;
  });
  const read = (name, ...filters) => ({
    name,
    as: manager,
    operation: 'GetAudit',
    variables: filters.map((filter) => ({ locationId, take: 25, ...filter })),
    goal: 100,
  });
  const days = [0.22, 0.55].map((share) => ({ from: dayAt(share), to: dayAt(share) }));
  return asked(database.url, identity, [
    read('the newest page', {}),
    read('a page in the middle', { before: String(entries / 2) }, { before: String(entries * 0.7 + 1) }),
    read('by a person', { person: 'person.7@practice.example' }, { person: 'person.31@practice.example' }),
    read('by whom support worked as', { person: manager }),
    read('by an action', { action: 'UpdateUser' }, { action: 'order.status' }),
    read('of a record', { record: 'client:77' }, { record: 'client:19999' }),
    read('of a day', ...days),
    read('by a person, of a day', { person: 'person.7@practice.example', ...days[0] }),
    { ...read('nothing', { person: 'nobody' }), finds: false },
    { ...read('what can be chosen', {}), operation: 'GetAuditChoices', variables: { locationId } },
    { ...read('10,000 entries of the chain', {}), operation: 'GetAuditChain', variables: { locationId }, goal: 1_000 },
  ]);
}
