import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastAuthorizerText } from '@signa/core/administration';
import { reassignTexts } from '@signa/core/practice';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { formOf } from './people.testing.js';

/** Location users of the sample at Wren Street: Dr. Okafor, and Priya Natarajan of the staff. */
const okafor = '1';
const natarajan = '4';
const wren = sample.wren;

describeOnOneDatabase('a vet who leaves', (make) => {
  let server: TestServer;
  let others: readonly { readonly id: string; readonly name: string }[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    const { locationUsersThatCanAuthorize } = await server.data(sample.admin, 'getLocationUsersThatCanAuthorize', {
      locationId: wren,
    });
    others = locationUsersThatCanAuthorize
      .filter(({ id }) => id !== okafor)
      .map(({ id, displayName }) => ({ id, name: displayName }));
  });
  afterAll(() => server.close());

  const pendingOf = async (id: string) =>
    (
      await server.db.asOwner(
        `select id from signa.task where location_id = ${wren} and assigned_to = ${id} and status = 'PENDING' and not archived`,
      )
    ).length;
  const effectOf = async (id: string) =>
    (
      await server.data(sample.admin, 'GetAccessEffect', {
        locationId: wren,
        input: { assignments: [{ locationUserId: id, isActive: false }] },
      })
    ).accessEffect;
  const switched = (id: string, isActive: boolean, more: object = {}) =>
    server.call(sample.admin, 'UpdateLocationUser', { id, input: { isActive, ...more } });
  const inactive = async () =>
    (
      await server.data(sample.vetadmin, 'GetPrescriptionTasks', {
        locationId: wren,
        status: 'pending',
        isAssignedVetInactive: true,
      })
    ).prescriptionTasks;

  it('A-456 counts the pending requests of the user who would leave, and of no one else', async () => {
    const count = await pendingOf(okafor);
    expect(count).toBeGreaterThan(1);
    expect((await effectOf(okafor)).leaving).toEqual([
      { locationUserId: okafor, displayName: 'Dr. Maya Okafor', pendingRequests: count },
    ]);
    expect((await effectOf(natarajan)).leaving).toEqual([]);
  });

  it('A-458 finds the requests of a vet who left, each marked, until the vet returns', async () => {
    expect(await inactive()).toEqual([]);
    expect(await switched(okafor, false)).toMatchObject({ ok: true });
    const left = await inactive();
    expect(left.length).toBeGreaterThan(0);
    expect(new Set(left.map(({ assignedToLocationUser }) => JSON.stringify(assignedToLocationUser)))).toEqual(
      new Set([JSON.stringify({ id: okafor, displayName: 'Dr. Maya Okafor', isActive: false })]),
    );
    expect(await switched(okafor, true)).toMatchObject({ ok: true });
    expect(await inactive()).toEqual([]);
  });

  it("A-458 finds them too when the account is disabled or the vet's role no longer authorizes", async () => {
    const found = async () =>
      new Set(
        (await inactive()).map((task) => [task.assignedToLocationUser?.id, task.isAssignedVetInactive].join(' ')),
      );
    const owner = (sql: string) => server.db.asOwner(sql);
    const account = (isOn: boolean) =>
      owner(`update signa.app_user set is_enabled_in_okta = ${isOn}
        where id = (select user_id from signa.location_user where id = ${okafor})`);
    const [role] = await server.db.asOwner<{ role: string }>(
      `select role_id::text as role from signa.location_user where id = ${okafor}`,
    );
    expect(await found()).toEqual(new Set());
    await account(false);
    expect(await found()).toEqual(new Set([`${okafor} true`]));
    await account(true);
    await owner(`update signa.location_user set role_id = 2 where id = ${okafor}`);
    expect(await found()).toEqual(new Set([`${okafor} true`]));
    await owner(`update signa.location_user set role_id = ${role?.role} where id = ${okafor}`);
    expect(await found()).toEqual(new Set());
  });

  it('A-457 rejects reassigning requests to a user who could not answer them', async () => {
    const reassign = (as: string, toLocationUserId: string) =>
      server.call(as, 'ReassignRequests', { locationUserId: okafor, toLocationUserId });
    for (const [to, message] of [
      [okafor, reassignTexts.same],
      [natarajan, reassignTexts.unfit],
    ] as const)
      expect(await reassign(sample.admin, to)).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'toLocationUserId', message }] },
      });
    const [vet] = others;
    for (const as of [sample.staff, sample.support, sample.denverVet])
      expect(await reassign(as, vet?.id ?? '')).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
  });

  it('A-487 reassigns only the named requests that belong to that user and are still pending', async () => {
    const to = others[0]?.id ?? '';
    const pending = await server.db.asOwner<{ id: string; assigned_to: string; status: string }>(
      `select id::text, assigned_to::text, status from signa.task where location_id = ${wren} and not archived order by id`,
    );
    const mine = pending.filter((task) => task.assigned_to === okafor && task.status === 'PENDING');
    const answered = pending.find((task) => task.assigned_to === okafor && task.status !== 'PENDING');
    const theirs = pending.find((task) => task.assigned_to !== okafor && task.status === 'PENDING');
    const [first, second] = mine;
    if (!first || !second || !theirs) throw new Error('The sample has two of everything');
    const hand = async (...prescriptionTaskIds: string[]) =>
      (
        await server.data(sample.admin, 'ReassignRequests', {
          ...{ locationUserId: okafor, toLocationUserId: to },
          prescriptionTaskIds,
        })
      ).reassignRequests.requests;
    expect(await hand(first.id, theirs.id, ...(answered ? [answered.id] : []))).toBe(1);
    expect(await hand(first.id, theirs.id)).toBe(0);
    expect(await pendingOf(okafor)).toBe(mine.length - 1);
    const after = await server.db.asOwner<{ id: string; assigned_to: string }>(
      `select id::text, assigned_to::text from signa.task where id in (${first.id}, ${second.id}, ${theirs.id}) order by id`,
    );
    const holder = (id: string) => after.find((task) => task.id === id)?.assigned_to;
    expect([holder(first.id), holder(second.id), holder(theirs.id)]).toEqual([to, okafor, theirs.assigned_to]);
  });

  it('A-457 reassigns every pending request to another vet and records each', async () => {
    const [vet] = others;
    const to = vet?.id ?? '';
    const [count, had] = [await pendingOf(okafor), await pendingOf(to)];
    const answer = () =>
      server.data(sample.admin, 'ReassignRequests', { locationUserId: okafor, toLocationUserId: to });
    expect((await answer()).reassignRequests).toEqual({ locationUserId: okafor, requests: count });
    expect([await pendingOf(okafor), await pendingOf(to)]).toEqual([0, had + count]);
    const { audit } = await server.data(sample.admin, 'GetAudit', {
      locationId: wren,
      action: 'ReassignRequests',
      take: 200,
    });
    // Including the request that was reassigned individually.
    expect(audit.data).toHaveLength(count + 1);
    expect((await answer()).reassignRequests.requests).toBe(0);
  });

  it('A-459 asks for confirmation before the last user who can authorize at a location is deactivated', async () => {
    for (const { id } of others) expect(await switched(id, false)).toMatchObject({ ok: true });
    const message = lastAuthorizerText('Wren Street Animal Hospital', ['Dr. Maya Okafor']);
    const refused = {
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: `input.withoutAuthorizer.${wren}`, message }] },
    };
    expect((await effectOf(okafor)).isLeftAlone).toBe(true);
    expect(await switched(okafor, false)).toMatchObject(refused);
    expect(await switched(okafor, false, { withoutAuthorizer: ['999'] })).toMatchObject(refused);
    const { locationUser } = await server.data(sample.admin, 'GetLocationUser', { id: okafor });
    expect(locationUser?.isActive).toBe(true);

    // A role change in the account form asks for the same confirmation.
    const { user } = await server.data(sample.admin, 'GetUser', { id: locationUser?.userId ?? '' });
    if (!user) throw new Error('The user is there');
    const form = formOf(user);
    const rows = (change: object) =>
      form.locationsUsers.map((row) => (row.locationId === wren ? { ...row, ...change } : row));
    const save = (change: object, more: object = {}) =>
      server.call(sample.admin, 'UpdateUser', {
        id: user.id,
        input: { ...form, locationsUsers: rows(change), ...more },
      });
    expect(
      await save({ roleId: '2', vetLicenseNumber: null, vetLicenseExpiration: null, vetLicenseState: null }),
    ).toMatchObject(refused);
    expect(await switched(natarajan, false)).toMatchObject({ ok: true });
    expect(await switched(okafor, false, { withoutAuthorizer: [wren] })).toMatchObject({ ok: true });
  });
});
