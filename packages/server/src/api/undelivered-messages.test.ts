import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepOutbox } from '../job/sweep-outbox.js';
import type { MessageKey } from '../store/outbox/outbox-store.js';
import { messageKey } from '../store/outgoing-message.js';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

/** The last of several hundred locations, so that it is read in a different batch than the sample's. */
const lastLocation = '1250';

describeOnOneDatabase('undelivered messages for support', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    await server.db.asOwner(`insert into signa.location (id, name, email_address, portal_type_id)
      select n, 'Annex ' || n, 'annex@annex.example', 1 from generate_series(1001, 1250) n`);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.asOwner('delete from signa.outbox_message');
    await server.db.asOwner('update signa.location set is_active = true');
  });

  /** A message written a few minutes before noon and last tried at noon. */
  const add = (locationId: string, key: string, minutes: number, values: Readonly<Record<string, unknown>>) => {
    const row = {
      ...{ location_id: locationId, kind: 'pharmacy-prescription', idempotency_key: key, payload: {} },
      ...{ last_attempt_at: '2026-11-20T12:00:00.000Z', last_error: `${key} failed`, ...values },
      created_at: new Date(Date.parse('2026-11-20T12:00:00.000Z') - minutes * 60_000).toISOString(),
    };
    const columns = Object.keys(row).join(', ');
    return server.db.asOwner(
      `insert into signa.outbox_message (${columns}) select ${columns} from jsonb_populate_record(null::signa.outbox_message, $1)`,
      [JSON.stringify(row)],
    );
  };
  const shown = async () => (await server.data(sample.support, 'UndeliveredMessages', {})).undeliveredMessages;

  it('A-198 are those of every location that failed three times or permanently, oldest first', async () => {
    await server.db.asOwner(`update signa.location set is_active = false where id = ${sample.larkspur}`);
    await add(sample.wren, 'twice', 90, { attempts: 2 });
    await add(sample.wren, 'delivered', 80, { attempts: 7, delivered_at: '2026-11-20T12:00:00.000Z' });
    await add(sample.wren, 'three times', 20, { attempts: 3 });
    await add(sample.wren, 'for good', 60, { attempts: 1, failed_at: '2026-11-20T12:00:00.000Z' });
    await add(sample.battenkill, 'often', 40, { attempts: 12, kind: 'pims-write-back' });
    await add(sample.larkspur, 'closed', 50, { attempts: 4, kind: 'storefront-cancel-order' });
    await add(lastLocation, 'oldest', 70, { attempts: 5, failed_at: '2026-11-20T12:00:00.000Z' });
    const at = { lastAttemptAt: '2026-11-20T12:00:00.000Z', record: null, rxNumber: null };
    const waiting = { ...at, state: 'waiting', nextAttemptAt: '2026-11-20T13:00:00.000Z' };
    const failed = { ...at, state: 'failed', nextAttemptAt: null };
    const wren = { locationId: sample.wren, locationName: 'Wren Street Animal Hospital' };
    expect((await shown()).map(({ id: _, ...message }) => message)).toEqual([
      {
        ...{ ...failed, locationId: lastLocation, locationName: 'Annex 1250', kind: 'pharmacy-prescription' },
        ...{ createdAt: '2026-11-20T10:50:00.000Z', attempts: 5, lastError: 'oldest failed' },
      },
      {
        ...{ ...failed, ...wren, kind: 'pharmacy-prescription' },
        ...{ createdAt: '2026-11-20T11:00:00.000Z', attempts: 1, lastError: 'for good failed' },
      },
      {
        ...{
          ...waiting,
          locationId: sample.larkspur,
          locationName: 'Larkspur Animal Clinic',
          kind: 'storefront-cancel-order',
        },
        ...{ createdAt: '2026-11-20T11:10:00.000Z', attempts: 4, lastError: 'closed failed' },
      },
      {
        ...{
          ...waiting,
          locationId: sample.battenkill,
          locationName: 'Battenkill Pet Wellness Center',
          kind: 'pims-write-back',
        },
        ...{ createdAt: '2026-11-20T11:20:00.000Z', attempts: 12, lastError: 'often failed' },
      },
      {
        ...{ ...waiting, ...wren, kind: 'pharmacy-prescription' },
        ...{ createdAt: '2026-11-20T11:40:00.000Z', attempts: 3, lastError: 'three times failed' },
      },
    ]);
  });

  it('A-536 name the record and its printed number, also the one that answered a request', async () => {
    const [issued, other] = await server.db.asOwner<{ id: string; number: string }>(
      `select id::text as id, rx_number as number from signa.prescription
        where location_id = ${sample.wren} and rx_number is not null order by id limit 2`,
    );
    const [answered, pending] = await server.db.asOwner<{ id: string }>(
      `select id::text as id from signa.task where location_id = ${sample.wren} order by id limit 2`,
    );
    await server.db.asOwner('update signa.task set prescription_id = $1 where location_id = $2 and id = $3', [
      other?.id,
      sample.wren,
      answered?.id,
    ]);
    await server.db.asOwner('update signa.task set prescription_id = null where location_id = $1 and id = $2', [
      sample.wren,
      pending?.id,
    ]);
    await add(sample.wren, messageKey.issued(issued?.id ?? ''), 90, { attempts: 3 });
    await add(sample.wren, messageKey.orderCancelled(answered?.id ?? ''), 80, { attempts: 3 });
    await add(sample.wren, messageKey.orderCancelled(pending?.id ?? ''), 70, { attempts: 3 });
    await add(sample.larkspur, messageKey.writtenBack(issued?.id ?? ''), 60, { attempts: 3 });
    expect((await shown()).map(({ record, rxNumber }) => [record, rxNumber])).toEqual([
      [`prescription:${issued?.id}`, issued?.number],
      [`task:${answered?.id}`, other?.number],
      [`task:${pending?.id}`, null],
      // The other practice has no prescription of this id.
      [`prescription:${issued?.id}`, null],
    ]);
  });

  it('A-198 are at most 100 across all locations, the oldest', async () => {
    for (let minutes = 1; minutes <= 160; minutes += 1)
      await add(minutes % 3 === 0 ? lastLocation : sample.wren, `message ${minutes}`, minutes, { attempts: 3 });
    for (let minutes = 200; minutes < 310; minutes += 1)
      await add(sample.battenkill, `message ${minutes}`, minutes, { attempts: 2 });
    expect((await shown()).map(({ lastError }) => lastError)).toEqual(
      Array.from({ length: 100 }, (_, index) => `message ${160 - index} failed`),
    );
  });

  it('P-095 A-198 can be resent for a deactivated location too', async () => {
    await server.db.asOwner(`update signa.location set is_active = false where id = ${sample.larkspur}`);
    await add(sample.larkspur, 'closed', 300, { attempts: 4 });
    await add(sample.battenkill, 'open', 200, { attempts: 4 });
    await add(lastLocation, 'last', 100, { attempts: 4 });
    await add(lastLocation, 'for good', 90, { attempts: 4, failed_at: '2026-11-20T12:00:00.000Z' });
    const swept: MessageKey[] = [];
    server.clock.set('2026-11-20T13:00:00.001Z');
    await sweepOutbox({ database: server.db.database, clock: server.clock, adapters: {} as never }, (key) =>
      Promise.resolve(swept.push(key)),
    );
    expect(swept.map(({ locationId }) => locationId)).toEqual([sample.larkspur, sample.battenkill, lastLocation]);
  });
});
