import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mutationNames,
  type OperationName,
  type Operations,
  queryNames,
  subscriptionNames,
} from '@signa/core/contract';
import { unlinkedPeople } from '@signa/fixtures/simulator';
import { describeOnPostgres } from '../testing/every-database.js';
import { readLive } from '../testing/live-reader.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';
import { reaching, type Records, recordsAt } from './reaching.testing.js';

const nobodysFile = '00000000-0000-4000-8000-000000000000';
const missing: Records = {
  locationId: '987654321',
  locationUuid: '00000000-0000-4000-8000-000000000000',
  organizationId: '987654321',
  clientId: '987654321',
  patientId: '987654321',
  prescriptionId: '987654321',
  draftId: '987654321',
  orderId: '987654321',
  task: { id: '987654321', uuid: '00000000-0000-4000-8000-000000000000' },
  locationUserId: '987654321',
  delegateId: '987654322',
  delegationId: '987654321',
  userId: '987654321',
  username: 'nobody@signa.test',
  pimsAccountId: 'an account of nobody',
  shortcutId: '987654321',
  importId: '00000000-0000-4000-8000-000000000000',
  importFiles: {
    ...{ read: nobodysFile, map: nobodysFile, check: nobodysFile, start: nobodysFile, undo: nobodysFile },
    ...{ remove: nobodysFile, upload: nobodysFile },
  },
};

/** What support adds and changes for every practice. */
const addedBySupport: readonly OperationName[] = [
  'AddShortcut',
  'UpdateShortcut',
  'DeleteShortcut',
  'AddLocation',
  'AddUser',
  'UpdateUser',
  'ChangePrimaryLocation',
  'LocationUserProfilePictureUpload',
  'RemoveLocationUserProfilePicture',
];

describeOnPostgres('records of another practice', () => {
  let server: TestServer;
  let foreign: Records;
  let world: TestPracticeSystems;
  beforeAll(async () => {
    // A call to the PIMS of another practice would find a record there.
    world = await startPracticeSystems({
      records: { ezyvet: { 'larkspur-01': [] }, digitail: {} },
      registries: { EZYVET: { 'larkspur-01': unlinkedPeople } },
    });
    server = await startSampleServer(await postgresTestDatabase(), world.systems);
    await server.db.asOwner(
      `update signa.location set is_pims_enabled = true, pims_account_id = 'larkspur-01', pims_connection_type = 'EZYVET' where id = 3`,
    );
    foreign = await recordsAt(server, '3', sample.denverVet);
    for (const support of [sample.support, sample.adminSupport]) await server.openLookUps(support, foreign.locationId);
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });

  const practicePeople: readonly string[] = [sample.vet, sample.vetadmin, sample.staff, sample.admin];
  const people = [...practicePeople, sample.support, sample.adminSupport];
  const touching: readonly OperationName[] = [...queryNames, ...mutationNames].filter(
    (name) => reaching[name] !== 'touches no practice',
  );
  const hearing = subscriptionNames.filter((name) => reaching[name] !== 'touches no practice');

  describe.each(people)('as %s', (as) => {
    it.each(touching.map((name) => [name] as const))(
      'A-018 A-019 A-015 C-001 P-001 %s treats a foreign record like a missing one',
      async (name) => {
        const variables = reaching[name] as (records: Records) => Operations[typeof name]['variables'];
        const state = await fingerprint();
        const there = await server.call(as, name, variables(foreign));
        const nowhere = await server.call(as, name, variables(missing));
        // Support looks up users and locations everywhere; for the practice, the two must be
        // indistinguishable.
        if (practicePeople.includes(as) || (!there.ok && !addedBySupport.includes(name)))
          expect(there).toEqual(nowhere);
        if (practicePeople.includes(as)) expect(leaks(there)).toBe(false);
        if (practicePeople.includes(as) || !addedBySupport.includes(name)) expect(await fingerprint()).toEqual(state);
        expect(server.reported).toEqual([]);
      },
    );

    it.each(hearing.map((name) => [name] as const))(
      'A-018 A-019 A-015 P-001 P-152 %s reveals as little about a foreign practice as about a missing one',
      async (name) => {
        const variables = reaching[name] as (records: Records) => Operations[typeof name]['variables'];
        const opened = async (records: Records) => {
          const reader = await readLive(server.url, await server.token(as), variables(records).locationId);
          reader.leave();
          return { status: reader.status, refusal: reader.refusal(), changes: reader.changes };
        };
        const [there, nowhere] = [await opened(foreign), await opened(missing)];
        expect(nowhere).toEqual({ status: 403, refusal: 'FORBIDDEN', changes: [] });
        // Support gave a reason for looking up records there; for the practice, the two must be
        // indistinguishable.
        const withReason = { status: 200, refusal: null, changes: [] };
        expect(there).toEqual(practicePeople.includes(as) ? nowhere : withReason);
      },
    );
  });

  describe.each([
    ['only looking', false],
    ['with changes unlocked', true],
  ])('as support impersonating the vet, %s', (_, isUnlocked) => {
    const asVet = { impersonating: sample.vet };
    beforeAll(async () => {
      await server.data(sample.support, 'StartImpersonation', { username: sample.vet, reason: 'Ticket 4711' });
      if (isUnlocked) await server.data(sample.support, 'UnlockImpersonation', {});
    });
    afterAll(() => server.data(sample.support, 'ExitImpersonation', {}));

    it.each(touching.filter((name) => name !== 'UnlockImpersonation').map((name) => [name] as const))(
      'A-018 A-062 A-281 %s treats a foreign record like a missing one',
      async (name) => {
        const variables = reaching[name] as (records: Records) => Operations[typeof name]['variables'];
        const state = await fingerprint();
        const there = await server.call(sample.support, name, variables(foreign), asVet);
        expect(there).toEqual(await server.call(sample.support, name, variables(missing), asVet));
        expect(leaks(there)).toBe(false);
        expect(await fingerprint()).toEqual(state);
        expect(server.reported).toEqual([]);
      },
    );
  });

  describe('with the token of a user whose account was disabled', () => {
    const switchTo = (isEnabled: boolean) =>
      server.db.asOwner('update signa.app_user set is_enabled_in_okta = $2 where username = $1', [
        sample.denverVet,
        isEnabled,
      ]);
    beforeAll(async () => {
      await server.data(sample.denverVet, 'Prescriptions', { locationId: foreign.locationId });
      await switchTo(false);
    });
    afterAll(() => switchTo(true));

    it.each(touching.map((name) => [name] as const))(
      'A-018 A-243 %s is rejected for their own records',
      async (name) => {
        const variables = reaching[name] as (records: Records) => Operations[typeof name]['variables'];
        const state = await fingerprint();
        expect(await server.call(sample.denverVet, name, variables(foreign))).toMatchObject({
          failure: { code: 'UNAUTHENTICATED' },
        });
        expect(await fingerprint()).toEqual(state);
      },
    );
  });

  /** A checksum of every row of the foreign practice. */
  function fingerprint(): Promise<unknown[]> {
    return server.db
      .asOwner(`select (select count(*) || max(version)::text from signa.task where location_id = 3) as tasks,
      (select count(*) || sum(version)::text from signa.prescription where location_id = 3) as prescriptions,
      (select count(*) || sum(version)::text from signa.client where location_id = 3) as clients,
      (select count(*) || sum(version)::text from signa.patient where location_id = 3) as patients,
      (select count(*) from signa.location where organization_id = (select organization_id from signa.location where id = 3)) as locations,
      (select count(*) from signa.location_user where location_id = 3) as people,
      (select count(*) || string_agg(key, ',') from signa.location_user_picture where location_id = 3) as pictures,
      (select count(*) || sum(version)::text from signa.shortcut where location_id = 3) as shortcuts,
      (select count(*) from signa.prescription_workflow where location_id = 3) as workflows`);
  }
});

/** Whether a response contains any data. */
function leaks(answer: { readonly ok: boolean; readonly data?: unknown }): boolean {
  if (!answer.ok) return false;
  return Object.values(answer.data as Record<string, unknown>).some(
    (value) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
}
