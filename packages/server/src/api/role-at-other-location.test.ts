import { mutationNames, type OperationName, type Operations, queryNames } from '@signa/core/contract';
import { permissionTable } from '@signa/core/administration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { readLive } from '../testing/live-reader.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import type { TestServer } from '../testing/test-server.js';
import { reaching, type Records, recordsAt } from './reaching.testing.js';

/** Input where the isolation test's call would not reach the location by itself. */
const sentElse: { readonly [N in OperationName]?: (records: Records) => Operations[N]['variables'] } = {
  AddLocation: ({ locationId, organizationId }) => ({
    input: {
      organizationId,
      locationId,
      name: 'Annex',
      emailAddress: 'annex@signa.test',
      isOfficeUseEnabled: false,
      locationAddresses: [{ addressTypeId: 1, addressLine1: '1 Main St', city: 'Denver', state: 'CO', zip: '80202' }],
      locationPhones: [{ phoneTypeId: 3, phoneNumber: '3035550100' }],
    },
  }),
};

/** Whether the operation requires a right at the location concerned: at least an active role. */
const asksTheRole = (name: OperationName): boolean => {
  const need = permissionTable[name].practice;
  return need.kind === 'rights' && !need.withoutLocation;
};
const asksARight = (name: OperationName): boolean => {
  const need = permissionTable[name].practice;
  return need.kind === 'rights' && !need.withoutLocation && need.all.length > 0;
};
const everyOperation: readonly OperationName[] = [...queryNames, ...mutationNames];

describeOnPostgres("records of a location where the caller's role differs", () => {
  let server: TestServer;
  let there: Records;
  const everything = 'EVERYTHING';
  const onlooker = 'ONLOOKER';
  const retired = 'RETIRED';

  beforeAll(async () => {
    server = await startSampleServer(await postgresTestDatabase());
    await server.db.asOwner(
      `insert into signa.role (name, is_active, can_authorize) values ('${everything}', true, true), ('${onlooker}', true, false), ('${retired}', false, true)`,
    );
    await server.db.asOwner(
      `insert into signa.role_module (role_id, module_id, can_view, can_edit, can_delete)
       select r.id, m.id, true, true, true from signa.role r cross join signa.module m where r.name in ('${everything}', '${retired}')`,
    );
    await server.db.asOwner(
      `update signa.location set is_office_use_enabled = true, is_pims_enabled = true, pims_account_id = 'battenkill-01', pims_connection_type = 'EZYVET' where id = 2`,
    );
    await server.db.asOwner(
      `insert into signa.feature_flag (location_id, feature, is_on) values (2, 'hasReportingPage', true)
       on conflict (location_id, feature) do update set is_on = true`,
    );
    await server.db.asOwner(
      `insert into signa.shortcut (location_id, type, label, details) values (2, 'SIG', 'Directed', 'Give as directed.')`,
    );
    const records = await recordsAt(server, sample.battenkill, 'drew@signa.test');
    const [other] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.location_user where location_id = 2 and user_id <> (select id from signa.app_user where username = '${sample.vet}') limit 1`,
    );
    there = { ...records, locationUserId: other?.id ?? '' };
    await takeRole(sample.wren, everything);
  });
  afterAll(() => server.close());

  /** The vet works at both; at Wren Street with all rights. */
  function takeRole(locationId: string, role: string): Promise<unknown> {
    return server.db.asOwner(
      `update signa.location_user set role_id = (select id from signa.role where name = $2), is_active = true
       where location_id = $1 and user_id = (select id from signa.app_user where username = $3)`,
      [locationId, role, sample.vet],
    );
  }

  function call(name: OperationName, idempotencyKey?: string) {
    const variables = sentElse[name] ?? reaching[name];
    if (variables === 'touches no practice')
      throw new Error(`${name} asks something of a role, and has no call that reaches a location`);
    return server.call(sample.vet, name, (variables as (records: Records) => never)(there), { idempotencyKey });
  }

  const trail = () =>
    server.db.asOwner('select location_id::text, sequence::text from signa.audit_head order by location_id');

  it('A-018 A-019 covers every operation that requires a right', () => {
    const withoutCall = everyOperation.filter((name) => reaching[name] === 'touches no practice' && !sentElse[name]);
    expect(withoutCall.filter(asksTheRole)).toEqual([]);
  });

  describe('without any right there', () => {
    beforeAll(() => takeRole(sample.battenkill, onlooker));
    it.each(everyOperation.filter(asksARight))('A-019 %s is rejected', async (name) => {
      const before = await trail();
      expect(await call(name)).toMatchObject({
        ok: false,
        failure: { code: 'FORBIDDEN', message: expect.stringMatching(/^Your role at this location needs /) as string },
      });
      expect(await trail()).toEqual(before);
      expect(server.reported).toEqual([]);
    });

    it('A-019 LocationChanged is rejected', async () => {
      const reader = await readLive(server.url, await server.token(sample.vet), there.locationId);
      reader.leave();
      expect(reader.refusal()).toBe('FORBIDDEN');
    });
  });

  describe('with an inactive role there', () => {
    beforeAll(() => takeRole(sample.battenkill, retired));
    it.each(everyOperation.filter(asksTheRole))('A-019 A-028 %s is rejected', async (name) => {
      const before = await trail();
      expect(await call(name)).toMatchObject({
        ok: false,
        failure: {
          code: 'FORBIDDEN',
          message: expect.stringMatching(/^Your role at this location is not active/) as string,
        },
      });
      expect(await trail()).toEqual(before);
    });
  });

  describe('with all rights there', () => {
    beforeAll(() => takeRole(sample.battenkill, everything));
    it.each(everyOperation.filter(asksTheRole))('A-019 %s is not rejected', async (name) => {
      const answer = await call(name);
      expect(answer.ok ? null : answer.failure.code).not.toBe('FORBIDDEN');
    });
  });

  it.each([
    ['the right', () => takeRole(sample.battenkill, onlooker)],
    [
      'the place',
      () =>
        server.db.asOwner(
          `update signa.location_user set is_active = false where location_id = 2 and user_id = (select id from signa.app_user where username = '${sample.vet}')`,
        ),
    ],
  ])('A-019 does not return the stored response of a call once %s was revoked', async (_what, takeAway) => {
    await takeRole(sample.battenkill, everything);
    const key = `repeat of ${_what}`;
    const first = await call('UpdateLocationPatientForConflict', key);
    expect(first.ok).toBe(true);
    expect(await call('UpdateLocationPatientForConflict', key)).toEqual(first);
    await takeAway();
    expect(await call('UpdateLocationPatientForConflict', key)).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
    await takeRole(sample.battenkill, everything);
    expect(await call('UpdateLocationPatientForConflict', key)).toEqual(first);
  });
});
