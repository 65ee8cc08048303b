import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expiryBadge } from '@signa/core/prescribing';
import { addDays, addMonths, startOfDayInstant, todayIn } from '@signa/core/base';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { raiseExpiringRequests } from './expiring-requests.js';

const [first, last] = ['2024-01-01', '2036-12-31'];
const monthsCounted = [-12, -6, -1, 1, 2, 3, 6, 12];

/**
 * Time zones of the states, and those with the most unusual offsets: half and quarter hours, a clock change at
 * midnight, the date line.
 */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
  'America/St_Johns',
  'America/Havana',
  'Europe/London',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
];

describeOnEveryDatabase("core's calendar compared with PostgreSQL's", (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  it('P-009 P-139 adds and subtracts months from every day of 2024 to 2036 like an interval, including month ends and leap days', async () => {
    const days = await server.db.asOwner<{ day: string; moved: string[] }>(
      `select to_char(d, 'YYYY-MM-DD') as day, (select array_agg(to_char(d + m * interval '1 month', 'YYYY-MM-DD') order by at)
        from unnest($3::integer[]) with ordinality months(m, at)) as moved
      from generate_series($1::timestamp, $2::timestamp, interval '1 day') d order by d`,
      [first, last, monthsCounted],
    );
    expect(days).toHaveLength(4749);
    const differing = days.filter(({ day, moved }) =>
      monthsCounted.some((count, index) => addMonths(day, count) !== moved[index]),
    );
    expect(differing).toEqual([]);
  });

  it('P-139 a prescription is about to expire from one interval of a month before its last day through that day, and the timer finds it then', async () => {
    const ends = await server.db.asOwner<{ end: string; from: string }>(
      `select to_char(d, 'YYYY-MM-DD') as end, to_char(d - interval '1 month', 'YYYY-MM-DD') as from
      from generate_series($1::timestamp, $2::timestamp, interval '1 day') d`,
      [first, last],
    );
    const urgencyOn = (end: string, today: string) => expiryBadge(end, today)?.urgency;
    const wrong = ends.filter(
      ({ end, from }) =>
        urgencyOn(end, addDays(from, -1)) !== 'far' ||
        urgencyOn(end, from) !== 'near' ||
        urgencyOn(end, end) !== 'near' ||
        urgencyOn(end, addDays(end, 1)) !== 'expired' ||
        // What the timer selects from the database includes it from its first day on.
        end > addMonths(from, 2),
    );
    expect(wrong).toEqual([]);
  });

  it("P-008 A-105 today at a location is PostgreSQL's date there, to the second, across clock changes", async () => {
    const moments = await server.db.asOwner<{ zone: string; now: string; today: string }>(
      `select z as zone, to_char(i at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as now, to_char(i at time zone z, 'YYYY-MM-DD') as today
      from unnest($3::text[]) z, generate_series($1::timestamp, $2::timestamp, interval '1 day') d,
        unnest(array[interval '-1 second', interval '0', interval '2 hours', interval '3 hours']) later,
        lateral (select (d at time zone z) + later as i) instants
      where extract(day from d) in (1, 28, 29) or extract(dow from d) = 0`,
      [first, last, zones],
    );
    expect(moments.length).toBeGreaterThan(50_000);
    expect(moments.filter(({ zone, now, today }) => todayIn(zone, now) !== today)).toEqual([]);
  });

  it('P-148 P-161 the timer raises a request in the first second of that day at its location, once, in every zone and at every clock change', async () => {
    const desk = new TaskDesk(server);
    const task = await desk.fresh('Clementine', 'approval');
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    await server.db.asOwner(
      `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at) values (1, 'calendar', 'N', 'completed', now()) returning id)
      insert into signa.order_line (location_id, order_id, external_id, prescription_id, status) select 1, o.id, 'calendar', $1::bigint, 'delivered' from o`,
      [rx.id],
    );
    // Nothing else of the sample matches at these times.
    await server.db.asOwner('update signa.prescription set archived = true where id <> $1', [rx.id]);
    const raisedAt = async (now: string) => {
      server.clock.set(now);
      await Promise.all([1, 2].map(() => raiseExpiringRequests({ database: server.db.database, clock: server.clock })));
      const found = await server.db.asOwner(
        `select from signa.task where previous_prescription_id = $1 and type = 'expiring'`,
        [rx.id],
      );
      return found.length;
    };
    const special = ['2028-02-29', '2027-02-28', '2028-03-31', '2027-04-08', '2026-12-01', '2030-03-30', '2036-03-31'];
    const day = fc.oneof(
      fc.constantFrom(...special),
      fc.nat(4748).map((count) => addDays(first, count)),
    );
    await fc.assert(
      fc.asyncProperty(day, fc.constantFrom(...zones), async (end, zone) => {
        await server.db.asOwner(`delete from signa.task where previous_prescription_id = $1 and type = 'expiring'`, [
          rx.id,
        ]);
        await server.db.asOwner('update signa.prescription set expires_on = $2 where id = $1', [rx.id, end]);
        await server.db.asOwner('update signa.location set time_zone = $1 where id = 1', [zone]);
        // Where the clock goes back over midnight, the day begins twice: the first time counts.
        const [begin] = await server.db.asOwner<{ at: string }>(
          `select to_char(min(i) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
          from (select $1::timestamp - interval '1 month' as midnight) day, unnest(array[interval '0', interval '30 minutes', interval '1 hour']) earlier,
            lateral (select (midnight at time zone $2) - earlier as i) instants
          where (i at time zone $2)::date = midnight::date`,
          [end, zone],
        );
        const at = Date.parse(begin?.at ?? '');
        expect(await raisedAt(new Date(at - 60_000).toISOString())).toBe(0);
        expect(await raisedAt(new Date(at).toISOString())).toBe(1);
        expect(await raisedAt(startOfDayInstant(end, zone))).toBe(1);
      }),
      { numRuns: 30 },
    );
    // Each of the 30 runs asks the timer six times.
  }, 60_000);
});
