/**
 * Support's search for users among 100,000, each with two assignments, on PostgreSQL: by a unique name and email, by
 * common names, and everyone at a location. Includes authentication and authorization.
 */
import { measureReads } from './server/measure-reads.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { sized } from './support/size.mjs';

const people = sized(100_000, 5_000);
const places = sized(2_000, 100);
const support = 'support@scale.signa.test';

export const run = () => withFilledDatabase({ locations: 1, tasks: 0, prescriptions: 0 }, measured);

const firstNames = ['Maya', 'Ingrid', 'Gordon', 'Priya', 'Samuel', 'Annika', 'Luis', 'Beth', 'Hana', 'Jonah'];
const lastNames = 'Okafor Brandt Halloran Natarajan Oyelaran Rosenthal Ferreira Maddox Kobayashi Abernathy'.split(' ');
const arrayOf = (names) => `(array['${names.join("','")}'])`;
const first = `${arrayOf(firstNames)}[1 + n % 10]`;
const last = `${arrayOf(lastNames)}[1 + n / 10 % 10]`;
const lastNameOf = (n) => lastNames[Math.floor(n / 10) % 10];

async function measured(database, identity) {
  await withConnection(database.url, async (client) => {
    await client.query(`insert into signa.support_user (username, email, first_name, last_name)
      values ('${support}', '${support}', 'Jonah', 'Abernathy')`);
    await client.query(`insert into signa.location (id, name, email_address, portal_type_id)
      select 5000000 + n, 'Practice ' || n, 'hello.' || n || '@practice.example', 1 from generate_series(1, ${places}::bigint) n`);
    await client.query(`insert into signa.app_user (id, username, first_name, last_name, email)
      select 5000000 + n, 'person.' || n || '@practice.example', ${first}, ${last} || ' ' || n, 'person.' || n || '@practice.example'
      from generate_series(1, ${people}::bigint) n`);
    for (const step of [0, 1])
      await client.query(`insert into signa.location_user (location_id, user_id, role_id, display_name, email, is_primary)
        select 5000001 + (n + ${step}) % ${places}, 5000000 + n, (select min(id) from signa.role), 'Dr. ' || ${first} || ' ' || ${last} || ' ' || n,
          'person.' || n || '@practice.example', ${step} = 0 from generate_series(1, ${people}::bigint) n`);
    await client.query('vacuum analyze');
  });
  const search = (name, variables, finds = true) => ({
    name,
    finds,
    as: support,
    operation: 'Users',
    variables: variables.map((filters) => ({ activeFilterType: 'all', skip: 0, take: 10, ...filters })),
    goal: 50,
  });
  const some = Array.from({ length: 40 }, (_, index) => 1 + index * Math.floor(people / 43));
  return measureReads(database.url, identity, [
    search(
      'an email address',
      some.map((n) => ({ filter: `person.${n}@` })),
    ),
    search(
      'a unique name',
      some.map((n) => ({ filter: `${lastNameOf(n)} ${n}` })),
    ),
    search('first and last name that a thousand have', [{ filter: 'maya okafor' }, { filter: 'brandt ingrid' }]),
    search('a last name that ten thousand have', [{ filter: 'halloran' }, { filter: 'kobayashi' }]),
    search(
      'everyone at a location',
      some.map((n) => ({ locationId: String(5_000_000 + (n % places)) })),
    ),
    search('a name that nobody has', [{ filter: 'zzyzx' }], false),
  ]);
}
