import { mutationNames, type OperationName, type Operations, queryNames } from '@signa/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import { answersNoId } from '../testing/practice-systems.js';
import type { TestServer } from '../testing/test-server.js';
import { reaching, type Records, recordsAt } from './reaching.testing.js';

let server: TestServer;
let records: Records;
beforeAll(async () => {
  server = await startSampleServer(await embeddedTestDatabase(), { EZYVET: answersNoId });
  records = await recordsAt(server, sample.wren, sample.vet);
});
afterAll(() => server.close());

type Access = NonNullable<Operations['GetPersonAccess']['data']['personAccess']>;

async function assignmentOf(username: string, locationId: string = sample.wren): Promise<string> {
  const [row] = await server.db.asOwner<{ id: string }>(
    `select u.id::text as id from signa.location_user u join signa.app_user a on a.id = u.user_id
      where lower(a.username) = lower($1) and u.location_id = $2`,
    [username, locationId],
  );
  if (!row) throw new Error(`${username} does not work there`);
  return row.id;
}
async function accessOf(username: string, as: string = sample.admin): Promise<Access> {
  const locationUserId = await assignmentOf(username);
  const { personAccess } = await server.data(as, 'GetPersonAccess', { locationUserId });
  if (!personAccess) throw new Error(`${username} is there`);
  return personAccess;
}
const entriesOf = (access: Access, operation: string) =>
  access.entries.filter(({ operations }) => operations.includes(operation));

/** Operations whose result depends on more than the caller: on the record sent, a feature, or an impersonation. */
const decidedByMore: ReadonlySet<OperationName> = new Set([
  'GetUserByUsername',
  'GetUser',
  'UpdateUser',
  'ChangePrimaryLocation',
  'LocationUserProfilePictureUpload',
  'RemoveLocationUserProfilePicture',
  'UpdateLocationUser',
  'AddDelegatedUser',
  'DeleteDelegatedUser',
  'GetAccessEffect',
  'AddLocation',
  'UpdateLocationPatient',
  'AddPrescription',
  'UpdatePrescription',
  'GetPersonAccess',
]);
const asked = [...queryNames, ...mutationNames].filter(
  (name) => reaching[name] !== 'touches no practice' && !decidedByMore.has(name),
);

describe("preview of a user's rights", () => {
  it.each([sample.vet, sample.staff, sample.admin, sample.vetadmin])(
    'A-245 matches the real calls of %s',
    async (username) => {
      const access = await accessOf(username);
      const said: Record<string, boolean> = {};
      const answered: Record<string, boolean> = {};
      for (const name of asked) {
        const variables = (reaching[name] as (of: Records) => Operations[typeof name]['variables'])(records);
        const answer = await server.call(username, name, variables);
        said[name] = entriesOf(access, name).every(({ isAllowed }) => isAllowed);
        answered[name] = answer.ok || answer.failure.code !== 'FORBIDDEN';
      }
      expect(answered).toEqual(said);
      expect(new Set(Object.values(said)).size).toBe(2);
    },
  );

  it('A-245 includes a delegation while it is in effect, with its end', async () => {
    const [delegation] = await server.db.asOwner<{ vet: string; name: string; username: string }>(
      `select d.location_user_id::text as vet, v.display_name as name, a.username
        from signa.delegation d join signa.location_user v on v.location_id = d.location_id and v.id = d.location_user_id
        join signa.location_user u on u.location_id = d.location_id and u.id = d.delegated_location_user_id
        join signa.role r on r.id = u.role_id join signa.app_user a on a.id = u.user_id
        where d.location_id = 1 and not r.can_authorize order by d.id limit 1`,
    );
    if (!delegation) throw new Error('Somebody of the sample may sign for a vet');
    const inTheName = async () =>
      (await accessOf(delegation.username)).entries.find(
        ({ words }) => words === `Authorize on behalf of ${delegation.name}`,
      );
    expect(await inTheName()).toMatchObject({ isAllowed: true, ways: [{ name: 'By delegation', missing: [] }] });
    await server.db.asOwner(`update signa.delegation set last_day = '2020-01-31' where location_user_id = $1`, [
      delegation.vet,
    ]);
    const ended = await inTheName();
    expect(ended?.isAllowed).toBe(false);
    expect(JSON.stringify(ended?.ways)).toContain(`The delegation by ${delegation.name} ended on 01-31-2020.`);
  });

  it('A-245 is available to users who manage users there, and to support', async () => {
    const locationUserId = await assignmentOf(sample.vet);
    for (const as of [sample.admin, sample.vetadmin, sample.support])
      expect(await server.call(as, 'GetPersonAccess', { locationUserId })).toMatchObject({ ok: true });
    for (const as of [sample.vet, sample.staff])
      expect(await server.call(as, 'GetPersonAccess', { locationUserId })).toMatchObject({
        ok: false,
        failure: { code: 'FORBIDDEN' },
      });
  });

  it('A-245 allows nothing for a disabled account', async () => {
    await server.db.asOwner('update signa.app_user set is_enabled_in_okta = false where username = $1', [sample.staff]);
    const { entries } = await accessOf(sample.staff);
    expect(entries.some(({ isAllowed }) => isAllowed)).toBe(false);
    await server.db.asOwner('update signa.app_user set is_enabled_in_okta = true where username = $1', [sample.staff]);
  });
});
