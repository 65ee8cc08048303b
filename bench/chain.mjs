/**
 * The week of a manager who works at each of 1,000 locations with 10,000 users, 2,000 of them at one location: signing
 * in, listing and finding users, the delegates of a vet, switching a user off and on, the access review and the audit.
 * Sign-in and permission included.
 */
import { asked } from './server/asked.mjs';
import { connected, onFilledDatabase } from './server/ground.mjs';
import { sized } from './support/size.mjs';

const locations = sized(1_000, 40);
const crowd = sized(2_000, 100);
const manager = 'admin.1@scale.signa.test';
/** Ids of the rows that the scale makes begin here; each location has 8 users. */
const firstId = 1_000_000;
const crowded = String(firstId);
const vet = String(firstId);
const assistant = String(firstId + 7);

export const run = () => onFilledDatabase({ locations, tasks: locations * 2, prescriptions: locations }, measured);

async function measured(database, identity) {
  await connected(database.url, async (client) => {
    await client.query(`insert into signa.location_user (location_id, user_id, role_id, display_name, email)
      select l.id, a.id, (select id from signa.role where name = 'ADMIN'), 'Chain Manager', '${manager}'
      from signa.location l, signa.app_user a
      where a.username = '${manager}' and not exists (select from signa.location_user u where u.location_id = l.id and u.user_id = a.id)`);
    await client.query(`insert into signa.app_user (id, username, first_name, last_name, email)
      select 5000000 + n, 'crew.' || n || '@scale.signa.test', 'Ada', 'Crew ' || n, 'crew.' || n || '@scale.signa.test'
      from generate_series(1, ${crowd}::bigint) n`);
    await client.query(`insert into signa.location_user (location_id, user_id, role_id, display_name, email, is_primary)
      select ${crowded}, 5000000 + n, (select id from signa.role where name = 'STAFF'), 'Ada Crew ' || n, 'crew@scale.signa.test', true
      from generate_series(1, ${crowd}::bigint) n`);
    await client.query('vacuum analyze');
  });
  const users = (name, variables, goal = 300) => ({
    name,
    as: manager,
    operation: 'LocationsUsers',
    variables: [variables].flat().map((one) => ({ activeFilterType: 'active', take: 10, skip: 0, ...one })),
    goal,
  });
  const read = (name, operation, variables, goal) => ({ name, as: manager, operation, variables, goal });
  const last = Math.max(0, locations * 8 + crowd - 10);
  return asked(database.url, identity, [
    read('Monday: who signed in', 'GetUserByUsername', { username: manager }, 1_500),
    users('Monday: users of every location', {}),
    users('Monday: the last page of them', { skip: last }),
    users('Monday: a name among all', [{ userFilter: 'ada crew 17' }, { userFilter: 'vet.9' }]),
    users('Tuesday: users of chosen locations', [
      { locationIds: [String(firstId + 3), String(firstId + 17), String(firstId + 31)] },
    ]),
    read('Tuesday: the profile of a vet', 'GetLocationUser', { id: vet }, 50),
    users('Tuesday: delegates among a crowd', [
      { locationIds: [crowded], take: 100 },
      { locationIds: [crowded], take: 100, userFilter: `crew ${Math.floor(crowd / 2)}` },
    ]),
    read(
      'Wednesday: what switching a vet off changes',
      'GetAccessEffect',
      { locationId: crowded, input: { assignments: [{ locationUserId: vet, isActive: false }] } },
      300,
    ),
    read(
      'Wednesday: a user switched off and on',
      'UpdateLocationUser',
      [false, true].map((isActive) => ({ id: assistant, input: { isActive } })),
      300,
    ),
    read('Thursday: the access review', 'GetAccessReview', { locationId: crowded }, 500),
    read('Friday: the audit', 'GetAudit', { locationId: crowded, take: 25 }, 100),
    read('Friday: whom the audit can be filtered by', 'GetAuditChoices', { locationId: crowded }, 200),
  ]);
}
