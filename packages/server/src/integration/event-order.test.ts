import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { nextPrescriptionStatus, type PrescriptionLifecycleEvent } from '@signa/core/prescribing';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { type InboundAnswer, receiveEvent } from './inbound-door.js';
import type { InboundSource } from '../event/inbound-event.js';
import { signatureHeaders } from './verify-signature.js';

const secrets = { storefront: 'storefront-secret', pharmacy: 'pharmacy-secret' };

const chart = {
  'prescription.sent': { type: 'PharmacyOrderSent', isExpired: false },
  'prescription.received': { type: 'PharmacyReceived' },
  'prescription.more-information-required': { type: 'PharmacyMoreInformationRequired' },
  'prescription.accepted': { type: 'PharmacyAccepted', isExpired: false },
  'prescription.declined': { type: 'PharmacyDeclined' },
} as const satisfies Record<string, PrescriptionLifecycleEvent>;
type AsReported = keyof typeof chart;
type Status = Parameters<typeof nextPrescriptionStatus>[0]['rxStatus'];

/**
 * The events a pharmacy can send about one prescription, in the order the state machine allows, and the final status.
 */
interface Story {
  readonly told: readonly AsReported[];
  readonly end: Status;
}

const story: fc.Arbitrary<Story> = fc.array(fc.nat(), { minLength: 1, maxLength: 6 }).map((choices) => {
  let end: Status = 'Created';
  const told: AsReported[] = [];
  for (const choice of choices) {
    const possible = (Object.keys(chart) as AsReported[]).flatMap((type) => {
      const step = nextPrescriptionStatus({ rxStatus: end, archived: false }, chart[type]);
      return step.allowed && step.to !== null ? [{ type, to: step.to }] : [];
    });
    const next = possible[choice % Math.max(possible.length, 1)];
    if (!next) break;
    told.push(next.type);
    end = next.to;
  }
  return { told, end };
});

/** UTC offsets in which a sender can write the same time. */
const offsets = ['Z', '+00:00', '-07:00', '+05:30'] as const;

function written(at: number, offset: (typeof offsets)[number]): string {
  const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d+):(\d+)$/.exec(offset) ?? [];
  const shift = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(at + shift).toISOString().replace('Z', offset);
}

describeOnOneDatabase('duplicate and out-of-order events', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  function tell(
    source: InboundSource,
    event: { id: string; type: string; timestamp: string; data: object },
  ): Promise<InboundAnswer> {
    const body = JSON.stringify(event);
    const headers = signatureHeaders(secrets[source], event.id, new Date(), body);
    return receiveEvent({ database: server.db.database, clock: server.clock, secrets }, { source, headers, body });
  }

  async function issued(): Promise<string> {
    const task = await desk.fresh('Juniper', 'approval');
    return (await server.data(sample.vet, 'AddPrescription', answerTo(task))).addPrescription.id;
  }

  /** Every event once and some twice, in any order. */
  const shuffled = (count: number) =>
    fc
      .tuple(fc.shuffledSubarray([...Array(count).keys()], { minLength: count }), fc.array(fc.nat(count - 1)))
      .chain(([once, again]) => fc.shuffledSubarray([...once, ...again], { minLength: once.length + again.length }));

  // Each of the many cases calls the server.
  it("P-128 P-129 P-130 P-131 P-132 a prescription has the pharmacy's final status for any order, duplicates, and time zone", async () => {
    const told = story.chain((one) =>
      fc.record({
        story: fc.constant(one),
        order: shuffled(one.told.length),
        zones: fc.array(fc.constantFrom(...offsets), { minLength: 6, maxLength: 6 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(told, async ({ story: { told: types, end }, order, zones }) => {
        const prescriptionId = await issued();
        const begin = Date.parse('2026-03-08T23:59:58.000Z');
        const events = types.map((type, index) => ({
          id: randomUUID(),
          type,
          timestamp: written(begin + index * 1000, zones[index] ?? 'Z'),
          data: { locationId: sample.wren, prescriptionId },
        }));
        for (const index of order) {
          const event = events[index];
          if (event) expect((await tell('pharmacy', event)).status).toBe(200);
        }
        const [rx] = await server.db.asOwner(
          `select rx_status as "status", (select count(*)::integer from signa.audit_record a where a.subject = 'prescription:' || $1::text and a.username = 'pharmacy') as "steps",
            (select count(*)::integer from signa.inbound_event e where e.subject = 'prescription:' || $1::text and outcome = 'applied') as "applied"
          from signa.prescription where id = $1::bigint`,
          [prescriptionId],
        );
        expect(rx?.['status']).toBe(end);
        expect(rx?.['steps']).toBe(rx?.['applied']);
      }),
      { numRuns: 25 },
    );
  }, 180_000);

  // Each of the many cases calls the server.
  it("P-140 an order has the storefront's latest state for any order and duplicates", async () => {
    const prescriptionId = await issued();
    const states = ['in-progress', 'ready-for-fulfillment', 'shipped', 'voided', 'refunded'];
    await fc.assert(
      fc.asyncProperty(shuffled(states.length), async (order) => {
        const orderId = randomUUID();
        const begin = Date.parse('2026-11-01T05:30:00.000Z');
        const events = states.map((status, index) => ({
          id: randomUUID(),
          type: 'order.status',
          timestamp: written(begin + index * 1000, index % 2 === 0 ? 'Z' : '-07:00'),
          data: {
            locationId: sample.wren,
            orderId,
            orderNumber: 'W-1',
            status,
            createdAt: new Date(begin).toISOString(),
            lines: [{ lineId: orderId, prescriptionId, status, quantity: index + 1 }],
          },
        }));
        for (const index of order) {
          const event = events[index];
          if (event) expect((await tell('storefront', event)).status).toBe(200);
        }
        const [line] = await server.db.asOwner(
          `select o.status as "order", i.status as "line", i.quantity::float8 as "quantity" from signa.order_header o
          join signa.order_line i on i.location_id = o.location_id and i.order_id = o.id where o.external_id = $1`,
          [orderId],
        );
        expect(line).toEqual({ order: 'refunded', line: 'refunded', quantity: 5 });
      }),
      { numRuns: 15 },
    );
    const [kept] = await server.db.asOwner(
      `select reason from signa.inbound_event where type = 'order.status' and outcome = 'refused' limit 1`,
    );
    expect(kept).toEqual({ reason: 'A later state of this order is known' });
  }, 180_000);
});
