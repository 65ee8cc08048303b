import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Adapters } from '../integration/adapter.js';
import { deliverMessage } from '../job/deliver-message.js';
import { afterUndoWindow } from '../testing/after-undo-window.js';
import { describeOnPostgres } from '../testing/every-database.js';
import { postgresTestDatabase } from '../testing/postgres-test-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { eachAtOnce } from './caller.testing.js';
import { insertHouseholds } from './households.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

const atOnce = 4;

/** What happens at the same time as an undo. */
const rivals = ['delivery', 'undo', 'archive', 'delivery that dies'] as const;

describeOnPostgres('an undo at the same time as something else', () => {
  let server: TestServer;
  let desk: TaskDesk;
  const sent: string[] = [];
  /** A delivery that ends after it took the message, as when its server dies. */
  const died = new Set<string>();
  const record = ({ message: { idempotencyKey } }: { message: { idempotencyKey: string } }) =>
    Promise.resolve(() => {
      if (died.delete(idempotencyKey)) throw new Error('The server died');
      sent.push(idempotencyKey);
      return Promise.resolve();
    });
  const adapters: Adapters = {
    'pharmacy-prescription': record,
    'pims-write-back': record,
    'storefront-cancel-order': record,
    'cds-feedback': record,
  };
  beforeAll(async () => {
    server = await startSampleServer(await postgresTestDatabase('sample'));
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  const deliver = (messageId: string) =>
    deliverMessage(
      { database: server.db.database, clock: server.clock, adapters },
      { locationId: sample.wren, messageId },
    );
  const undo = async (id: string) =>
    (await server.data(sample.vet, 'UndoPrescriptions', { locationId: sample.wren, prescriptionIds: [id] }))
      .undoPrescriptions[0]?.outcome;

  it(
    'P-481 P-482 P-480 is done or the message leaves, never both and never neither, and the request agrees',
    async () => {
      const households = await insertHouseholds((text, values) => server.db.asOwner(text, values ?? []), racesRun);
      const model = await desk.pending('Clementine', 'approval');
      const signed = new Map<string, { readonly id: string; readonly messageId: string }>();
      await eachAtOnce(households, atOnce, async ({ task, clientId, patientId }) => {
        const asked: Task = { ...model, ...task, locationClientId: clientId, locationPatientId: patientId };
        const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(asked));
        const [message] = await server.db.asOwner<{ id: string }>(
          'select id::text from signa.outbox_message where idempotency_key = $1',
          [`prescription-${rx.id}-issued`],
        );
        signed.set(task.id, { id: rx.id, messageId: message?.id ?? '' });
      });
      await afterUndoWindow(server);
      const outcomes = new Map<string, number>();
      await eachAtOnce([...[...signed.values()].entries()], atOnce, async ([round, { id, messageId }]) => {
        const rival = rivals[round % rivals.length] ?? 'undo';
        if (rival === 'delivery that dies') died.add(`prescription-${id}-issued`);
        const [undone] = await Promise.all([
          undo(id),
          rival === 'undo'
            ? undo(id)
            : rival === 'archive'
              ? server.call(sample.vet, 'ArchivePrescription', { id, input: { archived: true } })
              : deliver(messageId).catch(() => undefined),
        ]);
        died.delete(`prescription-${id}-issued`);
        // After a restart, every server tries again.
        await deliver(messageId);
        const key = `${rival}: ${undone}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
      });
      const stored = await server.db.asOwner<{ key: string; isUndone: boolean; isTaken: boolean; request: string }>(
        `select m.idempotency_key as key, rx.rx_status = 'Undone' and m.withdrawn_at is not null as "isUndone",
          m.taken_at is not null as "isTaken", t.status || ' ' || (t.prescription_id is not null)::text as request
        from signa.prescription rx join signa.outbox_message m on m.location_id = rx.location_id
            and m.idempotency_key = 'prescription-' || rx.id || '-issued'
          join signa.task t on t.location_id = rx.location_id and t.id = any ($2) and t.patient_id = rx.patient_id
        where rx.location_id = 1 and rx.id = any ($1)`,
        [[...signed.values()].map(({ id }) => id), [...signed.keys()]],
      );
      expect(stored).toHaveLength(racesRun);
      expect(stored.filter(({ isUndone, isTaken }) => isUndone === isTaken)).toEqual([]);
      expect(
        stored.filter(({ key, isUndone }) => sent.filter((one) => one === key).length !== (isUndone ? 0 : 1)),
      ).toEqual([]);
      expect(
        stored.filter(({ isUndone, request }) => request !== (isUndone ? 'PENDING false' : 'VET_APPROVED true')),
      ).toEqual([]);
      const undoneOf = (rival: string) => outcomes.get(`${rival}: Undone`) ?? 0;
      expect(undoneOf('undo') + undoneOf('archive') + undoneOf('delivery')).toBeGreaterThan(0);
      const [audit] = await server.db.asOwner<{ at: string | null }>(
        `with scope as (select set_config('signa.locations', '{1}', false)) select signa.audit_break(1)::text as at from scope`,
      );
      expect(audit?.at).toBeNull();
      const trails = await server.db.asOwner<{ count: number }>(
        `select count(*)::integer as count from signa.prescription_event where kind = 'undone' and prescription_id = any ($1)
        group by prescription_id having count(*) > 1`,
        [[...signed.values()].map(({ id }) => id)],
      );
      expect(trails).toEqual([]);
    },
    timeFor(racesRun, 1_500),
  );
});
