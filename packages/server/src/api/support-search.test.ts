import { mostFoundClients } from '@signa/core/administration';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

describeOnOneDatabase('support across practices', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner(`insert into signa.client (location_id, first_name, last_name, email, phones)
      select l.id, 'Quincy', 'Zabriskie ' || l.name, 'quincy@' || l.id || '.example',
        jsonb_build_array(jsonb_build_object('uuid', 'p-1', 'phoneNumber', '518555010' || l.id, 'phoneTypeId', '1', 'isActive', true),
          jsonb_build_object('uuid', 'p-2', 'phoneNumber', '5185550999', 'phoneTypeId', '1', 'isActive', false))
      from signa.location l where l.id in (${sample.wren}, ${sample.larkspur})`);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.asOwner('delete from signa.audit_record');
    await server.db.asOwner('delete from signa.audit_head');
    await server.db.asOwner('delete from signa.support_consent');
  });

  const find = (filter: string, reason = 'Ticket 4711', as: string = sample.support) =>
    server.call(as, 'FindClients', { filter, reason });
  const found = async (filter: string) =>
    (await server.data(sample.support, 'FindClients', { filter, reason: 'Ticket 4711' })).findClients;
  const audits = () =>
    server.db.asOwner<{ location: string; operation: string; after: { reason: string; shown?: string[] } }>(
      'select location_id::text as location, operation, after from signa.audit_record order by location_id',
    );

  it('A-534 finds clients of every practice, and each practice reads the reason and what was shown', async () => {
    expect(await found('Zabriskie')).toEqual({
      data: [
        expect.objectContaining({
          ...{ locationId: sample.wren, locationName: 'Wren Street Animal Hospital', firstName: 'Quincy' },
          ...{ email: 'quincy@1.example', phones: ['5185550101'], isActive: true },
        }),
        expect.objectContaining({
          ...{ locationId: sample.larkspur, locationName: 'Larkspur Animal Clinic' },
          ...{ lastName: 'Zabriskie Larkspur Animal Clinic', email: `quincy@${sample.larkspur}.example` },
        }),
      ],
      hasMore: false,
    });
    expect(await audits()).toEqual([
      {
        ...{ location: sample.wren, operation: 'FindClients' },
        after: { reason: 'Ticket 4711', shown: ['Quincy Zabriskie Wren Street Animal Hospital'] },
      },
      {
        ...{ location: sample.larkspur, operation: 'FindClients' },
        after: { reason: 'Ticket 4711', shown: ['Quincy Zabriskie Larkspur Animal Clinic'] },
      },
    ]);
    const { audit } = await server.data(sample.admin, 'GetAudit', { locationId: sample.wren });
    expect(audit.data).toMatchObject([
      { action: 'Support searched the clients of every practice', username: sample.support },
    ]);
  });

  it('A-534 finds by email, and opens no look-ups', async () => {
    expect((await found(`quincy@${sample.larkspur}.example`)).data.map(({ locationId }) => locationId)).toEqual([
      sample.larkspur,
    ]);
    expect(await audits()).toMatchObject([{ location: sample.larkspur }]);
    expect(
      await server.call(sample.support, 'LocationClientSearch', { locationId: sample.larkspur, filter: 'Quincy' }),
    ).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
  });

  it('A-534 A-431 shows and records nothing at a practice that requires consent', async () => {
    await server.db.asOwner(
      `insert into signa.support_consent (location_id, is_required) values (${sample.wren}, true)`,
    );
    expect((await found('Zabriskie')).data.map(({ locationId }) => locationId)).toEqual([sample.larkspur]);
    expect((await audits()).map(({ location }) => location)).toEqual([sample.larkspur]);
  });

  it('A-534 shows at most 20, and says that there are more', async () => {
    await server.db.asOwner(`insert into signa.client (location_id, first_name, last_name, phones)
      select ${sample.battenkill}, 'Twin ' || n, 'Quackenbush', '[]' from generate_series(1, 25) n`);
    const { data, hasMore } = await found('Quackenbush');
    expect([data.length, hasMore]).toEqual([mostFoundClients, true]);
    const [{ after } = { after: { shown: [] } }] = await audits();
    expect(after.shown).toHaveLength(mostFoundClients);
    expect((await found('Zabriskie')).hasMore).toBe(false);
  });

  it('A-534 requires a reason and three characters, of support as themselves', async () => {
    const wrong = { ok: false, failure: { code: 'BAD_USER_INPUT' } };
    expect(await find('Zabriskie', ' x ')).toMatchObject(wrong);
    expect(await find('Za')).toMatchObject({ ...wrong, failure: { issues: [{ path: 'filter' }] } });
    expect(await audits()).toEqual([]);
    const denied = { ok: false, failure: { code: 'FORBIDDEN' } };
    for (const as of [sample.admin, sample.vet])
      expect(await find('Zabriskie', 'Ticket 4711', as)).toMatchObject(denied);
  });

  it('A-535 counts the pending requests of each practice, the longest waiting first', async () => {
    await server.db.asOwner("update signa.task set status = 'VET_DECLINED' where status = 'PENDING'");
    const wait = (locationId: string, count: number, since: string) =>
      server.db.asOwner(
        `update signa.task set status = 'PENDING', archived = false, created_at = $3
          where (location_id, id) in (select location_id, id from signa.task where location_id = $1 order by id limit $2)`,
        [locationId, count, since],
      );
    await wait(sample.wren, 3, '2026-11-19T10:00:00.000Z');
    await wait(sample.wren, 1, '2026-11-20T09:00:00.000Z');
    await wait(sample.larkspur, 2, '2026-11-18T08:00:00.000Z');
    const waiting = async (before?: string) =>
      (await server.data(sample.support, 'WaitingByLocation', { ...(before && { before }) })).waitingByLocation.map(
        ({ locationId, count, oldestAt }) => [locationId, count, oldestAt],
      );
    const larkspur = [sample.larkspur, 2, '2026-11-18T08:00:00.000Z'];
    expect(await waiting()).toEqual([larkspur, [sample.wren, 3, '2026-11-19T10:00:00.000Z']]);
    expect(await waiting('2026-11-20T00:00:00.000Z')).toEqual([larkspur, [sample.wren, 2, '2026-11-19T10:00:00.000Z']]);
    expect(await waiting('2026-11-19T00:00:00.000Z')).toEqual([larkspur]);
    expect(await audits()).toEqual([]);

    await server.openLookUps(sample.support, sample.wren);
    const { waitingRequests } = await server.data(sample.support, 'WaitingRequests', {
      locationId: sample.wren,
      before: '2026-11-20T00:00:00.000Z',
    });
    expect(waitingRequests.map(({ createdAt }) => createdAt)).toEqual([
      '2026-11-19T10:00:00.000Z',
      '2026-11-19T10:00:00.000Z',
    ]);
    expect((await audits()).map(({ location, operation }) => [location, operation])).toEqual([
      [sample.wren, 'OpenSupportAccess'],
      [sample.wren, 'WaitingRequests'],
    ]);
    for (const as of [sample.admin, sample.vet])
      expect(await server.call(as, 'WaitingByLocation', {})).toMatchObject({ ok: false });
  });
});
