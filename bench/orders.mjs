/**
 * The orders of a location that has 1,000,000 of them with 2,000,000 lines, on PostgreSQL, including authentication and
 * authorization: the first page and the last one that the portal offers, each filter, and the count.
 */
import { samePersonSet } from '../packages/fixtures/dist/same-person-set/index.js';
import { insertOrders } from './orders/fill.mjs';
import { insertClients, insertManyClients } from './same-client/fill.mjs';
import { measureReads } from './server/measure-reads.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { sized } from './support/size.mjs';

const orders = sized(1_000_000, 60_000);
/** Coprime to the hundred after which statuses repeat, so that every client has orders of every status. */
const clients = sized(20_001, 997);
const locationId = '1000000';

/** A past date; fewer orders cover fewer days. */
const ago = (days) => new Date(Date.now() - days * (orders / 1_000_000) * 86_400_000).toISOString();
const filters = {
  '': {},
  ' of a status that one in a hundred has': { statusFilter: ['sent-to-fulfillment'] },
  ' of three statuses': { statusFilter: ['completed', 'in-progress', 'refunded'] },
  ' of a status that none has': { statusFilter: ['duplicate'] },
  ' of a month': { startDateFilter: ago(60), endDateFilter: ago(30) },
  ' of a month and a status': {
    startDateFilter: ago(60),
    endDateFilter: ago(30),
    statusFilter: ['sent-to-fulfillment'],
  },
};
/** Names of clients and patients, and text that no name contains. */
const named = (known) => ({
  ' of a patient by name': { nameSearchInput: known[3].patients[0]?.name ?? known[3].firstName },
  ' of a client by name': { nameSearchInput: `${known[0].firstName} ${known[0].lastName}` },
  ' of three letters': { nameSearchInput: known[1].lastName.slice(0, 3) },
  ' of a name and a status': { nameSearchInput: known[2].lastName, statusFilter: ['sent-to-fulfillment'] },
  ' of a name that nobody has': { nameSearchInput: 'zzyzx' },
});
const findsNothing = new Set([' of a status that none has', ' of a name that nobody has']);

export const run = () => withFilledDatabase({ locations: 1, tasks: 0, prescriptions: 10 }, measured);

async function measured(database, identity) {
  const known = samePersonSet(7, { reEntries: 300, strangers: 0, spouses: 0 }).clients;
  await withConnection(database.url, async (client) => {
    await insertClients(client, locationId, known);
    await insertManyClients(client, { locations: 1, clients, names: known });
    await insertOrders(client, { locationId, orders, patients: clients });
  });
  const [before] = await withConnection(database.url, (client) => ordersAt(client, 9_989));
  const kinds = Object.entries({ ...filters, ...named(known) });
  const first = { skip: 0, take: 10 };
  return measureReads(database.url, identity, [
    ...kinds.flatMap(([kind, filter]) => [
      {
        finds: !findsNothing.has(kind),
        name: `first page${kind}`,
        operation: 'GetOrdersByLocationId',
        variables: { locationId, ...filter, ...first },
        goal: 100,
      },
      {
        finds: !findsNothing.has(kind),
        name: `count${kind}`,
        operation: 'GetOrdersCount',
        variables: { locationId, ...filter },
        goal: 100,
      },
    ]),
    {
      name: 'page 1,000',
      operation: 'GetOrdersByLocationId',
      variables: { locationId, skip: 9_990, take: 10 },
      goal: 100,
    },
    {
      name: 'page 1,000, after the previous order',
      operation: 'GetOrdersByLocationId',
      variables: { locationId, after: before.id, take: 10 },
      goal: 100,
    },
  ]);
}

/** The order at a position of the list, from 0. */
const ordersAt = async (client, place) =>
  (
    await client.query(
      `select id::text as id from signa.order_header where location_id = $1 order by shown_at desc, id desc limit 1 offset $2`,
      [locationId, place],
    )
  ).rows;
