/**
 * The week of a manager who works at each of 1,000 locations with 10,000 users, 2,000 of them at one location: signing
 * in, switching the location, filtering and finding users, hiring, an assignment at another location, delegation,
 * deactivating and the audit. Sign-in and permission included.
 */
import { crew, crowded, delegates, delegation, fillChain, firstId, manager, vet } from './chain/fill.mjs';
import { expectDone } from './chain/done.mjs';
import { asked } from './server/asked.mjs';
import { connected, onFilledDatabase } from './server/ground.mjs';
import { sized } from './support/size.mjs';

const locations = sized(1_000, 40);
const crowd = sized(2_000, 200);
/** Of 8 users a location. */
const assistant = String(firstId + 7);
const placeOf = (number) => String(firstId + 1 + (number % (locations - 1)));
/** As the portal asks when a page opens. */
const few = 12;

export const run = () => onFilledDatabase({ locations, tasks: locations * 2, prescriptions: locations }, measured);

async function measured(database, identity) {
  const roles = await connected(database.url, (client) => fillChain(client, crowd));
  const done = { hired: 0, assigned: 0, delegated: 0, undelegated: 0, deactivated: 0 };
  /** Variables of a call that changes something, made anew for each, and counted. */
  const each = (kind, make) => (number) => ((done[kind] += 1), make(number));
  const figures = await asked(database.url, identity, week(roles, each));
  await connected(database.url, (client) => expectDone(client, done, crowd));
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
    users('Monday: the last page of them', { skip: last }),
    users('Monday: a name among all', [{ userFilter: 'ada crew 17' }, { userFilter: 'vet.9' }]),
    places('Monday: the locations to switch to', {}, { skip: locations - 20 }),
    places('Monday: a location by name and town', { filter: 'clinic' }, { filter: 'hospital albany' }),
    read(
      'Monday: whether the location may be switched to',
      'UpdateLocationUser',
      { id: String(firstId + 4), input: {} },
      100,
    ),
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
    places('Tuesday: where a new user may work', { isManaged: true }, { isManaged: true, filter: 'clinic' }),
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
        'Wednesday: a delegate of a vet',
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
        'Wednesday: a delegate less',
        'DeleteDelegatedUser',
        each('undelegated', (number) => ({ ids: [delegation(number)] })),
        300,
      ),
      as: 'vet.1@scale.signa.test',
    },
    read(
      'Thursday: what switching a vet off changes',
      'GetAccessEffect',
      { locationId: crowded, input: { assignments: [{ locationUserId: vet, isActive: false }] } },
      300,
    ),
    read(
      'Thursday: a user switched off and on',
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
      'Friday: the audit of a person',
      'GetAudit',
      [7, 31].map((at) => ({ locationId: crowded, take: 25, person: `crew.${at}@scale.signa.test` })),
      100,
    ),
    read('Friday: what the audit can be filtered by', 'GetAuditChoices', { locationId: crowded }, 200),
    read(
      'Friday: a person of the audit',
      'GetAuditPeople',
      [{ skip: 50 }, { filter: 'crew 17' }].map((one) => ({ locationId: crowded, take: 50, skip: 0, ...one })),
      200,
    ),
  ];
}
