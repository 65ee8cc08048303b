import { randomUUID } from 'node:crypto';
import { finishedLineStatuses, orderInProgressText } from '@signa/core/prescribing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/every-database.js';
import { sample } from '../testing/sample-server.js';
import { type Task, answerTo, declineOf } from '../testing/task-desk.js';
import { eachAtOnce } from './caller.testing.js';
import { type Household, insertHouseholds } from './households.testing.js';
import { openRaceServers, type RaceServers } from './race-servers.testing.js';
import { racesRun, timeFor } from './test-runs.testing.js';

const atOnce = 6;

describeOnPostgres('three servers on one PostgreSQL', () => {
  let race: RaceServers;
  let servers: readonly string[];
  /** A different server for each caller, varying by round. */
  const serverOf = (round: number, caller: number): string => servers[(round + caller) % servers.length] ?? '';

  beforeAll(async () => {
    race = await openRaceServers();
    servers = await race.start(3);
  });
  afterAll(() => race.close());

  const look = <Row>(text: string, values: readonly unknown[] = []) =>
    race.database.look((query) => query<Row>(text, values));
  const auditBreak = async () =>
    (
      await race.database.look(async (query) => {
        await query(`set signa.locations to '{${sample.wren}}'`);
        return await query<{ at: string | null }>('select signa.audit_break($1)::text as at', [sample.wren]);
      })
    )[0]?.at;

  it(
    'P-140 P-133 P-134 a prescription archived while an order arrives, changes, or ends never has an open line',
    async () => {
      const households = await race.database.look((query) => insertHouseholds(query, racesRun));
      const orderOf = ({ prescriptionId }: Household, status: string) => ({
        locationId: sample.wren,
        orderId: `race-${prescriptionId}`,
        orderNumber: prescriptionId,
        status: 'in-progress',
        createdAt: new Date().toISOString(),
        lines: [{ lineId: `race-${prescriptionId}`, prescriptionId, status }],
      });
      /** A new order, a finished one that reopens, and an open one that is finished. */
      const kinds = [
        { before: null, then: 'in-progress' },
        { before: 'shipped', then: 'in-progress' },
        { before: 'in-progress', then: 'delivered' },
      ] as const;
      const answers = new Map<string, string>();
      await eachAtOnce([...households.entries()], atOnce, async ([round, household]) => {
        const kind = kinds[round % kinds.length] ?? kinds[0];
        if (kind.before) await race.tell(serverOf(round, 2), 'order.status', orderOf(household, kind.before));
        const [archived, told] = await Promise.all([
          race.vet(serverOf(round, 0), 'ArchivePrescription', {
            id: household.prescriptionId,
            input: { archived: true },
          }),
          race.tell(serverOf(round, 1), 'order.status', orderOf(household, kind.then)),
        ]);
        expect(told?.['outcome']).toBe('applied');
        answers.set(household.prescriptionId, archived?.ok ? 'archived' : (archived?.failure.message ?? 'none'));
      });
      expect(new Set(answers.values())).toEqual(new Set(['archived', orderInProgressText]));
      const stored = await look<{ id: string; archived: boolean; open: number }>(
        `select rx.id::text as id, rx.archived, (select count(*)::integer from signa.order_line i where i.location_id = rx.location_id
          and i.prescription_id = rx.id and i.shipment is null and not (i.status = any ($2))) as open
        from signa.prescription rx where rx.location_id = 1 and rx.id = any ($1)`,
        [[...answers.keys()], finishedLineStatuses],
      );
      expect(stored.filter(({ archived, open }) => archived && open > 0)).toEqual([]);
      expect(stored.filter(({ id, archived }) => archived !== (answers.get(id) === 'archived'))).toEqual([]);
      expect(stored).toHaveLength(racesRun);
      expect(await auditBreak()).toBeNull();
    },
    timeFor(racesRun, 400),
  );

  it(
    'P-157 P-155 C-075 C-076 C-077 a client or patient deactivated during an approval and a new request has nothing pending',
    async () => {
      const households = await race.database.look((query) => insertHouseholds(query, racesRun));
      const model = await modelOf(households[0]);
      const changes = [{ isActive: false }, { isDeceased: true }, { deceasedDate: '2026-01-02' }] as const;
      const approved: string[] = [];
      const refusals = new Set<string>();
      const orders: string[] = [];
      await eachAtOnce([...households.entries()], atOnce, async ([round, household]) => {
        const { clientId, patientId } = household;
        const orderId = randomUUID();
        const change = changes[round % changes.length];
        const makeInactive = () =>
          round % 4 === 0
            ? race.admin(serverOf(round, 0), 'UpdateLocationClient', { input: { id: clientId, isActive: false } })
            : race.admin(serverOf(round, 0), 'UpdateLocationPatient', { input: { id: patientId, ...change } });
        const task: Task = { ...model, ...household.task, locationClientId: clientId, locationPatientId: patientId };
        const [, answer, told] = await Promise.all([
          makeInactive().then((made) => expect(made?.ok).toBe(true)),
          race.vet(serverOf(round, 1), 'AddPrescription', answerTo(task)),
          race.tell(serverOf(round, 2), 'renewal.requested', {
            locationId: sample.wren,
            clientId,
            patientId,
            productId: model.productId,
            quantity: model.quantityRequested,
            orderId,
          }),
        ]);
        if (answer?.ok) approved.push(household.task.id);
        else refusals.add(answer?.failure.code ?? 'none');
        if (told?.['outcome'] === 'applied') orders.push(orderId);
        else
          expect(told).toMatchObject({
            outcome: 'refused',
            reason: expect.stringMatching(/not active|deceased/) as string,
          });
      });
      expect([...refusals].filter((code) => code !== 'CONFLICT' && code !== 'BAD_USER_INPUT')).toEqual([]);
      const wrong = await look(
        `select t.id from signa.task t join signa.client c on c.location_id = t.location_id and c.id = t.client_id
          join signa.patient p on p.location_id = t.location_id and p.id = t.patient_id
        where t.location_id = 1 and t.status = 'PENDING' and p.id = any ($1) and (not c.is_active or not p.is_active or p.is_deceased)`,
        [households.map(({ patientId }) => patientId)],
      );
      expect(wrong).toEqual([]);
      const tasks = await look<{ id: string; is: string }>(
        `select t.id::text, case when t.status = 'VET_APPROVED' and t.prescription_id is not null then 'approved'
          when t.status = 'VET_DECLINED' and t.initiated_by = 'System' and t.prescription_id is null then 'declined' else t.status end as is
        from signa.task t where t.location_id = 1 and t.id = any ($1)`,
        [households.map(({ task }) => task.id)],
      );
      expect(tasks).toHaveLength(racesRun);
      expect(
        tasks
          .filter(({ is }) => is === 'approved')
          .map(({ id }) => id)
          .sort(),
      ).toEqual(approved.sort());
      expect(tasks.filter(({ is }) => is === 'declined')).toHaveLength(racesRun - approved.length);
      const issued = await look(
        `select rx.id from signa.prescription rx where rx.location_id = 1 and rx.patient_id = any ($1) and rx.rx_number not like 'race-%'`,
        [households.map(({ patientId }) => patientId)],
      );
      expect(issued).toHaveLength(approved.length);
      const [came] = await look(
        `select count(*)::integer as count, count(*) filter (where status = 'VET_DECLINED' and initiated_by = 'System')::integer as declined
        from signa.task where location_id = 1 and external_order_id = any ($1)`,
        [orders],
      );
      expect(came).toEqual({ count: orders.length, declined: orders.length });
      expect(await auditBreak()).toBeNull();
    },
    timeFor(racesRun, 500),
  );

  it(
    'P-007 P-155 P-156 P-161 of two vets who answer one request concurrently, one succeeds and the other gets a conflict',
    async () => {
      const households = await race.database.look((query) => insertHouseholds(query, racesRun));
      const model = await modelOf(households[0]);
      const results = new Map<string, string>();
      await eachAtOnce([...households.entries()], atOnce, async ([round, household]) => {
        const { clientId: locationClientId, patientId: locationPatientId } = household;
        const task: Task = { ...model, ...household.task, locationClientId, locationPatientId };
        const answers = await Promise.all([
          race.vet(serverOf(round, 0), 'AddPrescription', answerTo(task)),
          round % 2 === 0
            ? race.secondVet(serverOf(round, 1), 'AddPrescription', answerTo(task))
            : race.secondVet(serverOf(round, 1), 'UpsertPrescriptionTask', declineOf(task)),
        ]);
        const [one, other] = answers.map((answer) => (answer?.ok ? 'won' : (answer?.failure.code ?? 'none')));
        const isDeclined = round % 2 === 1 && other === 'won';
        results.set(household.task.id, `${[one, other].toSorted().join('/')} ${isDeclined ? 'declined' : 'approved'}`);
      });
      expect(new Set([...results.values()].map((result) => result.split(' ')[0]))).toEqual(new Set(['CONFLICT/won']));
      const tasks = await look<{ id: string; is: string; issued: number; messages: number }>(
        `select t.id::text, case t.status when 'VET_APPROVED' then 'approved' when 'VET_DECLINED' then 'declined' else t.status end as is,
          count(rx.id)::integer as issued, count(m.id)::integer as messages
        from signa.task t left join signa.prescription rx on rx.location_id = t.location_id and rx.patient_id = t.patient_id and rx.rx_number not like 'race-%'
          left join signa.outbox_message m on m.location_id = rx.location_id and m.idempotency_key = 'prescription-' || rx.id || '-issued'
        where t.location_id = 1 and t.id = any ($1) group by t.location_id, t.id`,
        [[...results.keys()]],
      );
      expect(tasks).toHaveLength(racesRun);
      expect(tasks.filter(({ id, is }) => !results.get(id)?.endsWith(is))).toEqual([]);
      const wanted = (is: string) => (is === 'approved' ? 1 : 0);
      expect(tasks.filter(({ is, issued, messages }) => issued !== wanted(is) || messages !== wanted(is))).toEqual([]);
      expect(await auditBreak()).toBeNull();
    },
    timeFor(racesRun, 500),
  );

  it(
    'P-236 of two vets who issue the same drug for a patient concurrently, one succeeds and the other must add a note',
    async () => {
      const [households, seconds] = await race.database.look(async (query) => {
        const seeded = await insertHouseholds(query, racesRun);
        const ids = seeded.map(({ task }) => task.id);
        // A drug without conflicts for the patient, and a second request for it.
        await query(
          `update signa.task set product_id = (select min(id) from signa.product where product_family = 'Metronidazole'), flavor_id = null
          where location_id = 1 and id = any ($1)`,
          [ids],
        );
        const more = await query<{ id: string; uuid: string; patientId: string }>(
          `insert into signa.task (location_id, type, origin, created_at, quantity_requested, product_id, client_id, patient_id, assigned_to)
          select location_id, type, origin, created_at, quantity_requested, product_id, client_id, patient_id, assigned_to
          from signa.task where location_id = 1 and id = any ($1) returning id::text, uuid::text, patient_id::text as "patientId"`,
          [ids],
        );
        return [seeded, more] as const;
      });
      const model = await modelOf(households[0]);
      const outcomes = new Set<string>();
      await eachAtOnce([...households.entries()], atOnce, async ([round, household]) => {
        const { clientId: locationClientId, patientId: locationPatientId } = household;
        const second = seconds.find(({ patientId }) => patientId === locationPatientId);
        if (!second) throw new Error('A second request was laid');
        const of = ({ id, uuid }: { readonly id: string; readonly uuid: string }) =>
          answerTo({ ...model, id, uuid, locationClientId, locationPatientId }, { noteToPharmacy: null });
        const answers = await Promise.all([
          race.vet(serverOf(round, 0), 'AddPrescription', of(household.task)),
          race.secondVet(serverOf(round, 1), 'AddPrescription', of(second)),
        ]);
        const said = answers.map((answer) =>
          answer?.ok ? 'signed' : (answer?.failure.issues[0]?.path ?? answer?.failure.code ?? 'none'),
        );
        outcomes.add(said.toSorted().join('/'));
      });
      expect(outcomes).toEqual(new Set(['noteToPharmacy/signed']));
      expect(await auditBreak()).toBeNull();
    },
    timeFor(racesRun, 500),
  );

  async function modelOf(household: Household | undefined): Promise<Task> {
    if (!household) throw new Error('A household was laid');
    const answer = await race.vet(serverOf(0, 0), 'GetPrescriptionTask', household.task);
    if (!answer?.ok || !answer.data.prescriptionTask) throw new Error(`No request: ${JSON.stringify(answer)}`);
    return answer.data.prescriptionTask;
  }
});
