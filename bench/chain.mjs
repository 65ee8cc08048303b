/**
 * A week of a manager who works at each of 1,000 locations with 10,000 users, 2,000 of them at one location: signing
 * in, switching locations, filtering and finding users, hiring, an assignment at another location, delegation,
 * deactivation, and the audit. Includes authentication and authorization.
 */
import { crew, crowded, delegates, delegation, fillChain, firstId, manager, vet } from './chain/fill.mjs';
import { expectDone } from './chain/done.mjs';
import { measureReads } from './server/measure-reads.mjs';
import { withConnection, withFilledDatabase } from './server/test-server.mjs';
import { sized } from './support/size.mjs';

const locations = sized(1_000, 40);
const crowd = sized(2_000, 200);
/** The last of a location's 8 users. */
const assistant = String(firstId + 7);
const placeOf = (number) => String(firstId + 1 + (number % (locations - 1)));
/** The portal's page size when a page opens. */
const few = 12;

export const run = () => withFilledDatabase({ locations, tasks: locations * 2, prescriptions: locations }, measured);

async function measured(database, identity) {
  const roles = await withConnection(database.url, (client) => fillChain(client, crowd));
  const done = { hired: 0, assigned: 0, delegated: 0, undelegated: 0, deactivated: 0 };
  /** Variables of a mutation, generated and counted for each call. */
  const each = (kind, make) => (number) => ((done[kind] += 1), make(number));
  const figures = await measureReads(database.url, identity, week(roles, each));
  await withConnection(database.url, (client) => expectDone(client, done, crowd));
  return figures;
}

function week(roles, each) {
  const read = (name, operation, variables, goal) => ({ name, as: manager, operation, variables, goal });
  const users = (name, variables) =>
    read(
      name,
      'LocationsUsers',
      [variables].flat().map((one) => ({ activeFilterType: 'active', take: 10, skip: 0, ...one })),
      100,
    );
  const places = (name, ...searches) =>
    read(
      name,
      'OwnLocations',
      searches.map((one) => ({ skip: 0, take: 50, ...one })),
      100,
    );
  const last = Math.max(0, locations * 8 + crowd - 10);
  const assignment = (locationId, roleId) => ({ locationId, roleId, isPrimary: false, isActive: true });
  return [
    read('Monday: who signed in', 'GetUserByUsername', { username: manager, most: few }, 500),
    users('Monday: users of every location', {}),
    users('Monday: the last page of users', { skip: last }),
    users('Monday: a user by name', [{ userFilter: 'ada crew 17' }, { userFilter: 'vet.9' }]),
    places('Monday: the locations to switch to', {}, { skip: locations - 20 }),
    places('Monday: a location by name and town', { filter: 'clinic' }, { filter: 'hospital albany' }),
    read('Monday: whether the switch is allowed', 'UpdateLocationUser', { id: String(firstId + 4), input: {} }, 100),
    read(
      'Monday: what a page at the new location begins with',
      'GetUserByUsername',
      [3, 31].map((at) => ({ username: manager, selectedLocationId: String(firstId + at), most: few })),
      500,
    ),
    users('Tuesday: users of chosen locations', [
      { locationIds: [String(firstId + 3), String(firstId + 17), String(firstId + 31)] },
    ]),
    read('Tuesday: the profile of a vet', 'GetLocationUser', { id: vet }, 50),
    places('Tuesday: locations for a new user', { isManaged: true }, { isManaged: true, filter: 'clinic' }),
    read(
      'Tuesday: hiring a vet',
      'AddUser',
      each('hired', (number) => ({
        input: {
          firstName: 'Nora',
          lastName: `Quist ${number}`,
          email: `hired.${number}@scale.signa.test`,
          userPhones: [{ phoneTypeId: 3, phoneNumber: '518 555 0160' }],
          locationsUsers: [
            {
              ...assignment(placeOf(number), roles.VET),
              isPrimary: true,
              vetLicenseNumber: `NY-${number}`,
              vetLicenseExpiration: '2030-09-22',
              vetLicenseState: 'NY',
            },
          ],
          title: 'DVM',
        },
      })),
      300,
    ),
    read('Wednesday: the account of a user', 'GetUser', { id: crew(1) }, 100),
    read(
      'Wednesday: an assignment at another location',
      'UpdateUser',
      each('assigned', (number) => ({
        id: crew(number),
        input: {
          version: 1,
          firstName: 'Ada',
          lastName: `Crew ${number}`,
          userPhones: [{ phoneTypeId: 3, phoneNumber: '518 555 0161' }],
          locationsUsers: [assignment(placeOf(number), roles.STAFF)],
        },
      })),
      300,
    ),
    users('Wednesday: delegates among a crowd', [
      { locationIds: [crowded], take: 100 },
      { locationIds: [crowded], take: 100, userFilter: `crew ${Math.floor(crowd / 2)}` },
    ]),
    {
      ...read(
        'Wednesday: adding a delegate',
        'AddDelegatedUser',
        each('delegated', (number) => ({
          delegations: [{ locationUserId: vet, delegatedLocationUserId: crew(delegates + number) }],
        })),
        300,
      ),
      as: 'vet.1@scale.signa.test',
    },
    {
      ...read(
        'Wednesday: removing a delegate',
        'DeleteDelegatedUser',
        each('undelegated', (number) => ({ ids: [delegation(number)] })),
        300,
      ),
      as: 'vet.1@scale.signa.test',
    },
    read(
      'Thursday: the impact of deactivating a vet',
      'GetAccessEffect',
      { locationId: crowded, input: { assignments: [{ locationUserId: vet, isActive: false }] } },
      300,
    ),
    read(
      'Thursday: a user deactivated and activated',
      'UpdateLocationUser',
      [false, true].map((isActive) => ({ id: assistant, input: { isActive } })),
      300,
    ),
    read(
      'Thursday: a user deactivated',
      'UpdateLocationUser',
      each('deactivated', (number) => ({ id: crew(number), input: { isActive: false } })),
      300,
    ),
    read('Thursday: the access review', 'GetAccessReview', { locationId: crowded }, 500),
    read('Friday: the audit', 'GetAudit', { locationId: crowded, take: 25 }, 100),
    read(
      'Friday: the audit of a user',
      'GetAudit',
      [7, 31].map((at) => ({ locationId: crowded, take: 25, person: `crew.${at}@scale.signa.test` })),
      100,
    ),
    read('Friday: the filter options of the audit', 'GetAuditChoices', { locationId: crowded }, 200),
    read(
      'Friday: a user of the audit',
      'GetAuditPeople',
      [{ skip: 50 }, { filter: 'crew 17' }].map((one) => ({ locationId: crowded, take: 50, skip: 0, ...one })),
      200,
    ),
  ];
}
