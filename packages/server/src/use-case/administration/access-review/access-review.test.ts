import { accessReviewTexts, refusalTexts, reviewDays } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { addDays, todayIn } from '@signa/core/base';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';
import type { AccessRight } from './find-review.js';

const zone = 'America/New_York';
const locationId = sample.wren;

describeOnOneDatabase('the access review', (make) => {
  let server: TestServer;
  let vet: string;
  let vetadmin: string;
  let staff: string;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner('update signa.location set time_zone = $1 where id = 1', [zone]);
    [vet, vetadmin, staff] = (await Promise.all([sample.vet, sample.vetadmin, sample.staff].map(locationUser))) as [
      string,
      string,
      string,
    ];
  });
  beforeEach(async () => {
    server.clock.set('2026-11-11T15:00:00.000Z');
    for (const table of ['access_keep', 'access_review', 'delegation'])
      await server.db.asOwner(`delete from signa.${table} where location_id = 1`);
    await server.data(sample.vet, 'AddDelegatedUser', {
      delegations: [{ locationUserId: vet, delegatedLocationUserId: staff }],
    });
  });
  afterAll(() => server.close());

  async function locationUser(username: string): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      'select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id where a.username = $1 and u.location_id = 1',
      [username],
    );
    return row?.id ?? '';
  }
  const today = () => todayIn(zone, server.clock.now());
  const review = async (as: string = sample.vetadmin) =>
    (await server.data(as, 'GetAccessReview', { locationId })).accessReview;
  const find = ({ rights }: { readonly rights: readonly AccessRight[] }, person: string, of = person): AccessRight => {
    const right = rights.find(({ locationUserId, vetId }) => locationUserId === person && vetId === of);
    if (!right) throw new Error('There is no such right');
    return right;
  };
  const has = async (person: string, of = person) =>
    (await review()).rights.some(({ locationUserId, vetId }) => locationUserId === person && vetId === of);
  const keep = (as: string, { locationUserId, way, vetId, state }: AccessRight) =>
    server.call(as, 'KeepAccess', { locationId, input: { locationUserId, way, vetId, state } });
  const keepAll = async () => {
    for (const right of (await review()).rights) expect(await keep(sample.vetadmin, right)).toMatchObject({ ok: true });
  };
  const audited = (operation: string) =>
    server.db.asOwner<{ subject: string; before: unknown; after: unknown }>(
      'select subject, before, after from signa.audit_record where location_id = 1 and operation = $1 order by sequence',
      [operation],
    );

  it('A-250 lists who can authorize, by role or for a vet, with license and end date', async () => {
    const found = await review();
    expect(found).toMatchObject({ locationId, today: today(), completed: null });
    expect(find(found, vet)).toMatchObject({ way: 'role', roleName: 'VET', delegationId: null, lacks: [] });
    expect(find(found, vet).vetLicenseNumber).not.toBeNull();
    expect(find(found, staff, vet)).toMatchObject({ way: 'delegation', lastDay: null, roleName: 'STAFF' });
    expect(find(found, staff, vet).vetLicenseNumber).toBe(find(found, vet).vetLicenseNumber);
    expect(find(found, staff, vet).delegationId).not.toBeNull();
    expect(found.rights.some(({ locationUserId, way }) => locationUserId === staff && way === 'role')).toBe(false);
  });

  it('A-250 omits ended delegations and inactive users', async () => {
    await server.db.asOwner('update signa.delegation set last_day = $1 where location_id = 1', [addDays(today(), -1)]);
    expect(await has(staff, vet)).toBe(false);
    await server.db.asOwner('update signa.delegation set last_day = $1 where location_id = 1', [today()]);
    expect(await has(staff, vet)).toBe(true);
    await server.db.asOwner('update signa.location_user set is_active = false where id = $1', [vet]);
    expect(await has(vet)).toBe(false);
    expect(await has(staff, vet)).toBe(false);
    await server.db.asOwner('update signa.location_user set is_active = true where id = $1', [vet]);
  });

  it('A-250 lists rights that cannot be used today with what they lack', async () => {
    await server.db.asOwner('update signa.app_user set is_enabled_in_okta = false where username = $1', [sample.staff]);
    expect(find(await review(), staff, vet).lacks).toHaveLength(1);
    await server.db.asOwner('update signa.app_user set is_enabled_in_okta = true where username = $1', [sample.staff]);
    const [{ day } = { day: null }] = await server.db.asOwner<{ day: string }>(
      `select to_char(vet_license_expiration, 'YYYY-MM-DD') as day from signa.location_user where id = $1`,
      [vet],
    );
    const expire = (on: string | null) =>
      server.db.asOwner('update signa.location_user set vet_license_expiration = $2 where id = $1', [vet, on]);
    await expire(addDays(today(), -1));
    const found = await review();
    for (const right of [find(found, vet), find(found, staff, vet)]) expect(right.lacks.join()).toMatch(/expired on/);
    await expire(day);
  });

  it('A-251 reports when each right was last used and the date of the last sign-in', async () => {
    await server.db.asOwner('update signa.prescription set acting_location_user_id = null where location_id = 1');
    await server.db.asOwner('delete from signa.session');
    const before = find(await review(), staff, vet);
    expect(before).toMatchObject({ lastUsedOn: null, lastSignInOn: null });
    const desk = new TaskDesk(server);
    expect(
      await server.call(sample.staff, 'AddPrescription', answerTo(await desk.fresh('Clementine', 'approval'))),
    ).toMatchObject({ ok: true });
    await server.db.asOwner(
      `insert into signa.session (secret_hash, username, issuer, subject, id_token, browser, begun_at, seen_at, idle_minutes, ends_at)
        values ('a', $1, 'i', 's', 't', 'b', '2026-11-10T02:00Z', '2026-11-10T02:00Z', 60, '2026-11-12T02:00Z')`,
      [sample.staff.toUpperCase()],
    );
    const after = await review();
    expect(find(after, staff, vet)).toMatchObject({ lastUsedOn: today(), lastSignInOn: '2026-11-09' });
    expect(find(after, vet)).toMatchObject({ lastUsedOn: null, lastSignInOn: null });
    await server.db.asOwner(
      "update signa.prescription set impersonated_by = 'support@signa.test' where location_id = 1",
    );
    expect(find(await review(), staff, vet).lastUsedOn).toBeNull();
    await server.db.asOwner('update signa.prescription set impersonated_by = null where location_id = 1');
  });

  it('A-252 records who kept a right and when, and audits it', async () => {
    const right = find(await review(), staff, vet);
    expect(right).toMatchObject({ standing: 'new', kept: null });
    const answer = await keep(sample.vetadmin, right);
    expect(answer).toMatchObject({ ok: true });
    expect(find(await review(), staff, vet)).toMatchObject({ standing: 'reviewed', kept: { on: today() } });
    const [entry] = await audited('KeepAccess');
    expect(entry?.subject).toMatch(/^user:\d+$/);
    expect(entry).toMatchObject({ before: { kept: null }, after: { kept: { on: today() } } });
    expect(JSON.stringify(entry?.after)).toContain('without an end date');
  });

  const [owner, nothing] = [(text: string, values: unknown[] = []) => server.db.asOwner(text, values), undefined];
  const changes: Record<string, readonly [() => Promise<unknown>, () => Promise<unknown>]> = {
    'another last day': [
      () => owner(`update signa.delegation set last_day = '2026-12-01' where location_id = 1`),
      () => Promise.resolve(nothing),
    ],
    'the delegate away and back': [
      () => owner('update signa.location_user set is_active = false where id = $1', [staff]),
      () => owner('update signa.location_user set is_active = true where id = $1', [staff]),
    ],
    'another license of the vet': [
      () => owner(`update signa.location_user set vet_license_number = vet_license_number || '1' where id = $1`, [vet]),
      () => Promise.resolve(nothing),
    ],
    'the role of the vet off and on': [
      () => owner(`update signa.role set can_authorize = false where name = 'VET'`),
      () => owner(`update signa.role set can_authorize = true where name = 'VET'`),
    ],
  };
  it.each(Object.keys(changes))('A-252 no longer counts as reviewed after %s', async (name) => {
    const right = find(await review(), staff, vet);
    await keep(sample.vetadmin, right);
    for (const step of changes[name] ?? []) await step();
    expect(find(await review(), staff, vet)).toMatchObject({ standing: 'changed' });
    expect(await keep(sample.vetadmin, right)).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', message: accessReviewTexts.changed },
    });
  });

  it('A-252 no longer counts as reviewed when a delegation was revoked and granted again', async () => {
    await keep(sample.vetadmin, find(await review(), staff, vet));
    await server.data(sample.vet, 'DeleteDelegatedUser', {
      ids: [find(await review(), staff, vet).delegationId ?? ''],
    });
    await server.data(sample.vet, 'AddDelegatedUser', {
      delegations: [{ locationUserId: vet, delegatedLocationUserId: staff }],
    });
    expect(find(await review(), staff, vet)).toMatchObject({ standing: 'changed' });
  });

  it('A-252 stays valid for 90 days and is reported differently afterwards', async () => {
    await keep(sample.vetadmin, find(await review(), vet));
    const keptBefore = (days: number) =>
      server.db.asOwner('update signa.access_keep set kept_at = $1 where location_id = 1', [
        `${addDays('2026-11-11', -days)}T15:00:00.000Z`,
      ]);
    await keptBefore(reviewDays);
    expect(find(await review(), vet).standing).toBe('reviewed');
    await keptBefore(reviewDays + 1);
    expect(find(await review(), vet).standing).toBe('lapsed');
  });

  it('A-254 completes once every right is decided, and the audit keeps who can authorize', async () => {
    const finish = (as: string) => server.call(as, 'CompleteAccessReview', { locationId });
    expect(await finish(sample.vetadmin)).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', message: accessReviewTexts.open },
    });
    await keepAll();
    expect(await finish(sample.vetadmin)).toMatchObject({ ok: true });
    const { completed, rights } = await review();
    expect(completed).toMatchObject({ on: today(), rights: rights.length });
    const [entry] = await audited('CompleteAccessReview');
    expect(entry?.subject).toBe('location:1');
    expect((entry!.after as { mayAuthorize: string[] }).mayAuthorize).toHaveLength(rights.length);
    expect(entry).toMatchObject({ before: { completed: null }, after: { completed } });
    server.clock.advanceMinutes(24 * 60);
    expect(await finish(sample.vetadmin)).toMatchObject({ ok: true });
    const { completed: later } = await review();
    expect(later?.on).toBe(addDays(completed?.on ?? '', 1));
    const [, second] = await audited('CompleteAccessReview');
    expect(second).toMatchObject({ before: { completed }, after: { completed: later } });
    server.clock.advanceMinutes(-24 * 60);
  });

  it('A-250 A-252 A-254 requires the right to manage users and is not available while impersonating', async () => {
    const right = find(await review(), vet);
    const denied = { ok: false, failure: { code: 'FORBIDDEN' } };
    for (const as of [sample.vet, sample.staff, sample.support]) {
      expect(await server.call(as, 'GetAccessReview', { locationId })).toMatchObject(denied);
      expect(await keep(as, right)).toMatchObject(denied);
      expect(await server.call(as, 'CompleteAccessReview', { locationId })).toMatchObject(denied);
    }
    await server.impersonate(sample.support, sample.vetadmin);
    const as = { impersonating: sample.vetadmin };
    expect(await server.call(sample.support, 'GetAccessReview', { locationId }, as)).toMatchObject({ ok: true });
    const input = { locationUserId: vet, way: 'role' as const, vetId: vet, state: right.state };
    expect(await server.call(sample.support, 'KeepAccess', { locationId, input }, as)).toMatchObject(denied);
    expect(await server.call(sample.support, 'CompleteAccessReview', { locationId }, as)).toMatchObject(denied);
    expect(find(await review(), vet).kept).toBeNull();
  });

  it('A-252 rejects a right that does not exist or belongs to another location', async () => {
    const right = find(await review(), vet);
    const missing = { ok: false, failure: { code: 'NOT_FOUND' } };
    expect(await keep(sample.vetadmin, { ...right, vetId: staff })).toMatchObject(missing);
    expect(await keep(sample.vetadmin, { ...right, locationUserId: '987654321' })).toMatchObject(missing);
  });

  it("A-253 shows who can revoke a right: not one's own assignment, and delegations only with a vet role", async () => {
    const asVetadmin = await review();
    expect(find(asVetadmin, vetadmin).whyNotRemove).toBe(refusalTexts.ownFields);
    expect(find(asVetadmin, vet).whyNotRemove).toBeNull();
    expect(find(asVetadmin, staff, vet).whyNotRemove).toBeNull();
    const asAdmin = await review(sample.admin);
    expect(find(asAdmin, vet).whyNotRemove).toBeNull();
    expect(find(asAdmin, staff, vet).whyNotRemove).toBe(refusalTexts.delegatesOfVets);
  });

  it('A-253 revokes a right once when two users revoke it concurrently', async () => {
    const ids = [find(await review(), staff, vet).delegationId ?? ''];
    const answers = await Promise.all(
      [sample.vet, sample.vetadmin].map((as) => server.call(as, 'DeleteDelegatedUser', { ids })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(await has(staff, vet)).toBe(false);
  });

  describe('preview of the effect of a change', () => {
    type Input = Operations['GetAccessEffect']['variables']['input'];
    const effect = (as: string, input: Input, options = {}) =>
      server.call(as, 'GetAccessEffect', { locationId, input }, options);
    const roleOf = async (id: string) =>
      (
        await server.db.asOwner<{ role: string }>(
          'select role_id::text as role from signa.location_user where id = $1',
          [id],
        )
      )[0]?.role ?? '';
    const switchedOff = async (...ids: string[]): Promise<Input> => ({
      assignments: await Promise.all(
        ids.map(async (id) => ({ locationUserId: id, roleId: await roleOf(id), isActive: false })),
      ),
    });

    it('A-277 A-278 previews who loses which rights when a vet is deactivated', async () => {
      const answer = await effect(sample.admin, await switchedOff(vet));
      expect(answer).toMatchObject({ ok: true, data: { accessEffect: { strandedRequests: 0 } } });
      const { accessEffect } = (answer as { data: Operations['GetAccessEffect']['data'] }).data;
      const lostBy = (id: string) => accessEffect.people.find(({ locationUserId }) => locationUserId === id)?.lost;
      expect(lostBy(vet)).toEqual(['Authorizing in their own name', 'Working at this location']);
      expect(lostBy(staff)).toEqual([expect.stringMatching(/^Signing for /)]);
      expect(await has(vet)).toBe(true);
    });

    it('A-277 counts the requests that no one could approve any more', async () => {
      await new TaskDesk(server).fresh('Clementine', 'approval');
      const everybody = [...new Set((await review()).rights.map(({ locationUserId }) => locationUserId))];
      const [waiting] = await server.db.asOwner<{ count: number }>(
        "select count(*)::int as count from signa.task where location_id = 1 and status = 'PENDING' and not archived",
      );
      expect(waiting?.count).toBeGreaterThan(0);
      expect(await effect(sample.admin, await switchedOff(...everybody))).toMatchObject({
        data: { accessEffect: { strandedRequests: waiting?.count } },
      });
    });

    it('A-277 reports the rights that a delegation grants and removes', async () => {
      const id = find(await review(), staff, vet).delegationId ?? '';
      const loses = { locationUserId: staff, gained: [], lost: [expect.stringMatching(/^Signing for /)] };
      expect(await effect(sample.vet, { removedDelegations: [id] })).toMatchObject({
        data: { accessEffect: { people: [loses] } },
      });
      const pair = { locationUserId: vet, delegatedLocationUserId: staff };
      expect(
        await effect(sample.vet, { removedDelegations: [id], addedDelegations: [{ ...pair, lastDay: today() }] }),
      ).toMatchObject({ data: { accessEffect: { people: [] } } });
      expect(
        await effect(sample.vet, { addedDelegations: [{ ...pair, lastDay: addDays(today(), -1) }] }),
      ).toMatchObject({
        data: { accessEffect: { people: [loses] } },
      });
    });

    it('A-278 is available only to users who can save the change', async () => {
      const denied = { ok: false, failure: { code: 'FORBIDDEN' } };
      const assignments = await switchedOff(vet);
      for (const as of [sample.vet, sample.staff]) expect(await effect(as, assignments)).toMatchObject(denied);
      expect(await effect(sample.support, assignments)).toMatchObject({ ok: true });
      const removed = { removedDelegations: [find(await review(), staff, vet).delegationId ?? ''] };
      for (const as of [sample.admin, sample.staff, sample.support])
        expect(await effect(as, removed)).toMatchObject(denied);
      expect(await effect(sample.vetadmin, { ...removed, assignments: assignments.assignments ?? [] })).toMatchObject({
        ok: true,
      });
      for (const as of [sample.staff, sample.admin]) expect(await effect(as, {})).toMatchObject(denied);
    });
  });
});
