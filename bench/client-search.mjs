/**
 * Clients of a location found by name, email, phone, and patient, on PostgreSQL with 1,000,000 clients and as many
 * patients: 100,000 at one location, the others at two hundred. Includes authentication and authorization. Also the
 * clients to be linked to the practice system, 100,000 of them at the large location.
 */
import { samePersonSet } from '../packages/fixtures/dist/same-person-set/index.js';
import { insertClients, insertManyClients } from './same-client/fill.mjs';
import { measureReads } from './server/measure-reads.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { sized } from './support/size.mjs';

const locations = sized(200, 20);
const clients = sized(900_000, 9_000);
const clientsOfLarge = sized(100_000, 1_000);
const [small, large] = ['1000000', '1000001'];
const people = 40;

export const run = () => withFilledDatabase({ locations, tasks: 0, prescriptions: 0 }, measured);

async function measured(database, identity) {
  const known = samePersonSet(7, { reEntries: 300, strangers: 0, spouses: 0 }).clients;
  const typed = await withConnection(database.url, async (client) => {
    await insertClients(client, small, known);
    await insertManyClients(client, { locations, clients, names: known, large, clientsOfLarge });
    // Every location has a practice system, and the vet works at both measured locations.
    await client.query(`update signa.location set is_pims_enabled = true`);
    return { [small]: await clientsAt(client, small), [large]: await clientsAt(client, large) };
  });
  const page = { activeFilterType: 'active', skip: 0, take: 10 };
  const search = ([at, location], name, texts) => ({
    name,
    location,
    operation: 'LocationClientSearch',
    variables: texts.map((filter) => ({ locationId: at, ...(filter && { filter }), ...page })),
    goal: 50,
  });
  return measureReads(database.url, identity, [
    ...[
      [small, 1, 'of 4,800'],
      [large, 2, 'of 104,500'],
    ].flatMap(([locationId, location, of]) => [
      search([locationId, location], `${of}, all`, ['']),
      search(
        [locationId, location],
        `${of}, three letters`,
        typed[locationId].map(({ lastName }) => lastName.slice(0, 3)),
      ),
      search(
        [locationId, location],
        `${of}, last name`,
        typed[locationId].map(({ lastName }) => lastName),
      ),
      search(
        [locationId, location],
        `${of}, full name`,
        typed[locationId].map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      ),
      search(
        [locationId, location],
        `${of}, email`,
        typed[locationId].map(({ email }) => email.replace(/@.*/, '@')),
      ),
      search(
        [locationId, location],
        `${of}, phone`,
        typed[locationId].map(({ phone }) => phone.slice(0, 7)),
      ),
      search(
        [locationId, location],
        `${of}, complete phone, with or without its area code`,
        typed[locationId].map(({ phone }) => phone),
      ),
      search(
        [locationId, location],
        `${of}, patient`,
        typed[locationId].map(({ patient }) => patient),
      ),
      search(
        [locationId, location],
        `${of}, two terms`,
        typed[locationId].map(({ lastName, patient }) => `${lastName}|${patient}`),
      ),
      { ...search([locationId, location], `${of}, nobody`, ['zzyzx']), finds: false },
      {
        name: `${of}, to be linked: count`,
        operation: 'GetUnlinkedLocationClientsCount',
        location,
        variables: { locationId },
        goal: 50,
      },
      {
        name: `${of}, to be linked: first page`,
        operation: 'GetUnlinkedLocationClients',
        location,
        variables: { locationId, skip: 0, take: 10 },
        goal: 50,
      },
      {
        name: `${of}, to be linked: search`,
        operation: 'GetUnlinkedLocationClients',
        location,
        variables: typed[locationId].map(({ lastName }) => ({ locationId, filter: lastName, skip: 0, take: 10 })),
        goal: 50,
      },
      {
        name: `${of}, the full list of 500`,
        operation: 'LocationClientSearch',
        location,
        variables: { locationId, activeFilterType: 'active', skip: 0, take: 500 },
      },
    ]),
  ]);
}

/** Clients spread over a location, each with a patient; a search must find at least them. */
async function clientsAt(client, locationId) {
  const { rows } = await client.query(
    `select c.first_name as "firstName", c.last_name as "lastName", c.email, c.phones -> 0 ->> 'phoneNumber' as phone,
      p.name as patient
    from (select *, row_number() over (order by id) as place, count(*) over () as places from signa.client
        where location_id = $1 and email like 'client.%') c
      join signa.patient p on p.location_id = c.location_id and p.id = c.id
    where place % greatest(1, places / $2) = 0 order by c.id limit $2`,
    [locationId, people],
  );
  return rows;
}
