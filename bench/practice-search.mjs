/**
 * Location search among 100,000 locations, half of them in 5,000 organizations, on PostgreSQL: by a unique name, by
 * names that hundreds and tens of thousands have, by city, phone, and email. Includes authentication and authorization.
 */
import { measureReads } from './server/measure-reads.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { sized } from './support/size.mjs';

const locations = sized(100_000, 5_000);
const organizations = sized(5_000, 250);
const support = 'support@scale.signa.test';

export const run = () => withFilledDatabase({ locations: 1, tasks: 0, prescriptions: 0 }, measured);

const streets = `(array['Wren','Heron','Larkspur','Battenkill','Sagebrush','Juniper','Cedar','Willow','Prairie','Harbor','Summit','Valley','Meadow','Canyon','Orchard','Lakeside'])`;
const kinds = `(array['Animal Hospital','Animal Clinic','Veterinary Group','Pet Wellness Center','Companion Care','Cat Hospital','Equine Service','Mobile Practice'])`;
const cities = `(array['Saratoga Springs','Manchester','Denver','Littleton','Boise','Moab','Albany','Austin','Portland','Tampa'])`;
const states = `(array['NY','VT','CO','CO','ID','UT','NY','TX','OR','FL'])`;
const named = `${streets}[1 + n % 16] || ' ' || ${streets}[1 + n / 16 % 16] || ' ' || ${kinds}[1 + n / 256 % 8] || ' ' || n`;
const phones = `jsonb_build_array(jsonb_build_object('uuid', gen_random_uuid(), 'phoneTypeId', 3, 'isActive', true,
  'phoneNumber', (2000000000 + n * 7919)::text))`;
const addresses = `jsonb_build_array(jsonb_build_object('uuid', gen_random_uuid(), 'addressTypeId', 1, 'isActive', true,
  'addressLine1', n || ' Main St', 'city', ${cities}[1 + n % 10], 'state', ${states}[1 + n % 10], 'zip', '12866'))`;

async function measured(database, identity) {
  await withConnection(database.url, async (client) => {
    await client.query(`insert into signa.support_user (username, email, first_name, last_name)
      values ('${support}', '${support}', 'Jonah', 'Abernathy')`);
    await client.query(`insert into signa.organization (id, name, accountno, email_address, phones, addresses)
      select 5000000 + n, ${named}, (40000000 + n)::text, 'office.' || n || '@group.example', ${phones}, ${addresses}
      from generate_series(1, ${organizations}::bigint) n`);
    await client.query(`insert into signa.location (id, organization_id, name, email_address, portal_type_id, phones, addresses)
      select 5000000 + n, case when n % 2 = 0 then 5000001 + n / 2 % ${organizations} end, ${named},
        'hello.' || n || '@practice.example', 1, ${phones}, ${addresses}
      from generate_series(1, ${locations}::bigint) n`);
    await client.query('vacuum analyze');
  });
  const search = (name, filters, more = {}) => ({
    name,
    as: support,
    operation: 'SearchPractices',
    variables: filters.map((filter) => ({ filter, activeFilterType: 'active', skip: 0, take: 10, ...more })),
    goal: 50,
  });
  const some = Array.from({ length: 40 }, (_, index) => 1 + index * Math.floor(locations / 43));
  return measureReads(database.url, identity, [
    search('a unique number', some.map(String)),
    search(
      'an email address',
      some.map((n) => `hello.${n}@`),
    ),
    search(
      'a phone',
      some.map((n) => String(2_000_000_000 + n * 7919)),
    ),
    search('two words', ['heron cedar', 'wren boise', 'juniper equine', 'summit moab']),
    search('a street and a kind', ['larkspur animal hospital', 'wren cat', 'harbor mobile']),
    search('a name that an eighth have', ['equine', 'wellness', 'companion']),
    search('a name that a quarter have', ['animal']),
    { ...search('a name that nobody has', ['zzyzx']), finds: false },
    search('active or not', ['orchard', 'valley'], { activeFilterType: 'all' }),
    search('the last page of a quarter', ['animal'], { skip: locations * 0.13 }),
  ]);
}
