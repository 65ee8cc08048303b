import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { readLive } from '../testing/live-reader.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';
import {
  changedRow,
  newcomer,
  post,
  roles,
  userDesk,
  type ReadUser,
} from '../use-case/practice/user/people.testing.js';

/** Number of calls to each server after the right was revoked. */
const tries = Number(process.env['SIGNA_TEST_RACES'] ?? 100);
const soon = { interval: 20 };

describeOnOneDatabase('revoked rights', (make) => {
  let servers: readonly TestServer[];
  let first: TestServer;
  let person: ReadUser;
  let number = 0;
  beforeAll(async () => {
    const db = await make();
    const shared = { ...db, dispose: () => Promise.resolve() };
    first = await startSampleServer(db);
    servers = [first, await startSampleServer(shared), await startSampleServer(shared)];
  });
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
  });
  beforeEach(async () => {
    person = await userDesk(first).added(sample.admin, {
      email: `leaves.${(number += 1)}@wren.example`,
      locationsUsers: [post({ roleId: roles.admin })],
    });
    // Every server has them cached.
    for (const server of servers) expect(await asked(server)).toBe('answered');
  });

  const outcomeOf = (answer: { ok: true } | { ok: false; failure: { code: string } }) =>
    answer.ok ? 'answered' : answer.failure.code;
  const asked = async (server: TestServer) =>
    outcomeOf(await server.call(person.username, 'LocationsUsers', { locationIds: [sample.wren] }));
  const everywhere = async (ask: (server: TestServer) => Promise<string>) => {
    const outcomes = new Set<string>();
    const askOften = async (server: TestServer) => {
      for (let count = 0; count < tries; count += 1) outcomes.add(await ask(server));
    };
    await Promise.all(servers.map(askOften));
    return outcomes;
  };
  const locationUserId = () => person.locationsUsers[0]?.id ?? '';

  it('A-243 of a deactivated user are gone on every server at once, and their streams end', async () => {
    const streams = await Promise.all(
      servers.map(async (server) => readLive(server.url, await server.token(person.username), sample.wren)),
    );
    await first.data(sample.admin, 'UpdateLocationUser', { id: locationUserId(), input: { isActive: false } });
    expect(await everywhere(asked)).toEqual(new Set(['FORBIDDEN']));
    for (const stream of streams) await expect.poll(stream.refusal, soon).toBe('FORBIDDEN');
  });

  it('A-243 of a user whose role changed are gone on every server at once', async () => {
    const add = async (server: TestServer) =>
      outcomeOf(
        await server.call(person.username, 'AddUser', {
          input: newcomer({ email: 'not an address', locationsUsers: [post()] }),
        }),
      );
    expect(await add(first)).toBe('BAD_USER_INPUT');
    await userDesk(first).saved(sample.admin, person.id, changedRow(person, sample.wren, { roleId: roles.staff }));
    expect(await everywhere(add)).toEqual(new Set(['FORBIDDEN']));
    expect(await everywhere(asked)).toEqual(new Set(['answered']));
  });

  it('A-243 A-028 of all users of a changed role are gone on every server at once, and open pages are notified', async () => {
    const { modules } = await first.data(sample.support, 'Modules', {});
    const manages = modules.find(({ name }) => name === 'usermanagement')?.id ?? '';
    const seen = modules.find(({ name }) => name === 'dashboard')?.id ?? '';
    const name = `Manager ${String.fromCodePoint(64 + number)}`;
    const role = (
      await first.data(sample.adminSupport, 'AddRole', {
        input: { name, canAuthorize: false, rolesModules: [{ moduleId: manages }, { moduleId: seen }] },
      })
    ).addRole;
    const license = { vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null };
    await userDesk(first).saved(
      sample.admin,
      person.id,
      changedRow(person, sample.wren, { roleId: role.id, ...license }),
    );
    const add = async (server: TestServer) =>
      outcomeOf(
        await server.call(person.username, 'AddUser', {
          input: newcomer({ email: 'not an address', locationsUsers: [post()] }),
        }),
      );
    for (const server of servers) expect(await add(server)).toBe('BAD_USER_INPUT');
    const streams = await Promise.all(
      servers.map(async (server) => readLive(server.url, await server.token(person.username), sample.wren)),
    );
    const change = async (version: number, input: object, rolesModules?: { moduleId: string }[]) =>
      (
        await first.data(sample.adminSupport, 'UpdateRole', {
          id: role.id,
          input: { version, ...input },
          ...(rolesModules && { rolesModules }),
        })
      ).updateRole.version;
    const version = await change(role.version, {}, [{ moduleId: seen }]);
    expect(await everywhere(add)).toEqual(new Set(['FORBIDDEN']));
    expect(await everywhere(asked)).toEqual(new Set(['answered']));
    await change(version, { isActive: false });
    expect(await everywhere(asked)).toEqual(new Set(['FORBIDDEN']));
    for (const stream of streams) await expect.poll(stream.refusal, soon).toBe('FORBIDDEN');
  });

  it('A-243 A-008 of a disabled account are gone on every server at once, with its open session', async () => {
    const begin = `select signa.begin_session(sha256($1::bytea), $2, 'issuer', $2, null, 'token', 'browser', now(), 60, now() + interval '1 hour')`;
    await first.db.asOwner(begin, [person.username, person.username.toUpperCase()]);
    const ended = () =>
      first.db.asOwner('select ended_by as "by" from signa.session where lower(username) = lower($1)', [
        person.username,
      ]);
    expect(await ended()).toEqual([{ by: null }]);
    const { version, firstName, lastName } = person;
    const userPhones = person.userPhones.map(({ uuid, phoneTypeId, phoneNumber }) => ({
      uuid,
      phoneTypeId,
      phoneNumber,
    }));
    await first.data(sample.support, 'UpdateUser', {
      id: person.id,
      input: { version, firstName, lastName, userPhones, isEnabledInOkta: false },
    });
    expect(await everywhere(asked)).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await ended()).toEqual([{ by: 'account' }]);
  });

  it("A-243 A-097 a changed username keeps the provider's account and ends its sessions", async () => {
    const [one, other] = [person.username, `renamed.${number}@wren.example`];
    const bind = `select signa.bind_identity('issuer', $1, $2, now()) as "isTheirs"`;
    expect(await first.db.asOwner(bind, [one, one])).toEqual([{ isTheirs: true }]);
    const { version, firstName, lastName } = person;
    await first.data(sample.support, 'UpdateUser', {
      id: person.id,
      input: {
        version,
        firstName,
        lastName,
        email: other,
        userPhones: person.userPhones.map(({ uuid, phoneTypeId, phoneNumber }) => ({ uuid, phoneTypeId, phoneNumber })),
      },
    });
    expect(await everywhere(asked)).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await first.db.asOwner(bind, [one, other])).toEqual([{ isTheirs: true }]);
    expect(await first.call(other, 'LocationsUsers', { locationIds: [sample.wren] })).toMatchObject({ ok: true });
  });
});
