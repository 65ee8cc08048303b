/**
 * The audit of a location with a million entries, on PostgreSQL: the newest page, an old page, filters by user, action,
 * record, and days, the filter options, and a section of the chain. Includes authentication and authorization.
 */
import { measureReads } from './server/measure-reads.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { sized } from './support/size.mjs';

const entries = sized(1_000_000, 30_000);
/** Entries are one minute apart. */
const firstEntry = Date.parse('2024-01-01T00:00:00Z');
/** The date at a fraction of the entries. */
const dayAt = (share) => new Date(firstEntry + Math.round(entries * share) * 60_000).toISOString().slice(0, 10);
const manager = 'vet.1@scale.signa.test';

export const run = () => withFilledDatabase({ locations: 1, tasks: 0, prescriptions: 0 }, measured);

async function measured(database, identity) {
  const locationId = await withConnection(database.url, async (client) => {
    const found = await client.query(
      `update signa.location_user u set role_id = (select id from signa.role where name = 'VETADMIN')
        from signa.app_user a where a.id = u.user_id and a.username = $1 returning u.location_id::text as id`,
      [manager],
    );
    const id = found.rows[0].id;
    // The hashes are invalid, but the same reads and checks are measured.
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
  return measureReads(database.url, identity, [
    read('the newest page', {}),
    read('a page in the middle', { before: String(entries / 2) }, { before: String(entries * 0.7 + 1) }),
    read('by a user', { person: 'person.7@practice.example' }, { person: 'person.31@practice.example' }),
    read('by an impersonated user', { person: manager }),
    read('by an action', { action: 'UpdateUser' }, { action: 'order.status' }),
    read('of a record', { record: 'client:77' }, { record: 'client:19999' }),
    read('of a day', ...days),
    read('by a user, of a day', { person: 'person.7@practice.example', ...days[0] }),
    { ...read('nothing', { person: 'nobody' }), finds: false },
    { ...read('the filter options', {}), operation: 'GetAuditChoices', variables: { locationId } },
    { ...read('10,000 entries of the chain', {}), operation: 'GetAuditChain', variables: { locationId }, goal: 1_000 },
  ]);
}
