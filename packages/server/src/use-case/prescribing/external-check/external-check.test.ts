import { randomUUID } from 'node:crypto';
import { type CdsServer, listen, type Listening, openCdsServer } from '@signa/fixtures/simulator';
import type { Operations } from '@signa/core/contract';
import type { IssueRecord } from '@signa/core/prescribing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCdsServices } from '../../../integration/cds/cds-services.js';
import { feedbackAdapter } from '../../../integration/cds/feedback-adapter.js';
import type { Adapters } from '../../../integration/adapter.js';
import { deliverMessage } from '../../../job/deliver-message.js';
import { forgetExternalChecks } from '../../../job/forget-external-checks.js';
import type { CdsService } from '../../../start/config.js';
import { describeOnEveryDatabase } from '../../../testing/every-database.js';
import { testOutgoing } from '../../../testing/outgoing.js';
import { sample } from '../../../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../../../testing/task-desk.js';
import { startTestServer, type TestServer } from '../../../testing/test-server.js';

type Check = NonNullable<Operations['GetExternalCheck']['data']['externalCheck']>;

describeOnEveryDatabase('checks by CDS services', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let service: CdsServer;
  let listening: Listening;
  let services: readonly CdsService[];
  beforeAll(async () => {
    service = openCdsServer({ token: 'shared' });
    listening = await listen(service.handler);
    services = [
      { name: 'Dosing Desk', url: listening.url, token: 'shared', locations: ['1', '2'] },
      { name: 'Gone Desk', url: 'http://127.0.0.1:9', token: null, locations: ['1'] },
    ];
    const cdsServices = openCdsServices(services, {
      outgoing: testOutgoing,
      now: Date.now,
      onNotAnswered: () => undefined,
      // A busy machine may take longer than a vet waits.
      timeout: 60_000,
    });
    server = await startTestServer(await make('sample'), {}, {}, undefined, undefined, { cdsServices });
    desk = new TaskDesk(server);
  });
  afterAll(async () => {
    await server.close();
    service.close();
    await listening.close();
  });
  beforeEach(async () => {
    service.behave({ answer: 'cards', answerDelay: 0, feedbackStatus: 200 });
    // An answer would apply to the same card of the next test.
    await server.db.asOwner(`update signa.external_check set answers = '{}'`);
  });

  /** A request for a pain reliever, about which the service gives advice. */
  const request = () => desk.fresh('Wellington', 'approval', 'Carprofen');
  const check = async (task: Task, changes = {}, as: string = sample.vet): Promise<Check> => {
    const { input } = answerTo(task, changes);
    const asked = { input, taskId: task.id, draftId: null, isComplete: true };
    const { externalCheck } = await server.data(as, 'GetExternalCheck', asked);
    if (!externalCheck) throw new Error('The location asks no service');
    return externalCheck;
  };
  const firstCard = ({ results }: Check) => {
    const [card] = results.flatMap(({ cards }) => cards);
    if (!card) throw new Error('No card');
    return card;
  };
  const answer = (input: Operations['AnswerExternalCard']['variables']['input'], as: string = sample.vet) =>
    server.call(as, 'AnswerExternalCard', { input });
  const recordOf = async (id: string): Promise<IssueRecord | undefined> =>
    (
      await server.db.asOwner<{ content: IssueRecord }>(
        'select content from signa.issue_record where prescription_id = $1',
        [id],
      )
    )[0]?.content;
  const adapters = {
    'cds-feedback': (delivery) => feedbackAdapter(services, testOutgoing)(delivery),
  } as Partial<Adapters> as Adapters;
  const deliver = async (cardId: string) => {
    const [row] = await server.db.asOwner<{ id: string }>(
      'select id::text from signa.outbox_message where idempotency_key = $1',
      [`card-${cardId}-answered`],
    );
    const key = { locationId: sample.wren, messageId: row?.id ?? '' };
    await deliverMessage({ database: server.db.database, clock: server.clock, adapters }, key);
  };

  it('P-424 P-427 asks with the stored facts, and names the service that did not answer', async () => {
    const task = await request();
    const { results } = await check(task, { directions: 'Give 1 tablet daily.' });
    expect(results).toMatchObject([
      { service: 'Dosing Desk', notChecked: [], cards: [{ indicator: 'warning' }] },
      { service: 'Gone Desk', notChecked: ['It could not be reached.'], cards: [] },
    ]);
    const call = service.calls().at(-1);
    expect(call).toMatchObject({
      hook: 'order-sign',
      context: {
        patientId: task.locationPatientId,
        draftOrders: {
          entry: [{ resource: { status: 'draft', dosageInstruction: [{ text: 'Give 1 tablet daily.' }] } }],
        },
      },
      prefetch: { patient: { birthDate: task.locationPatient?.birthdate } },
    });
    const sent = JSON.stringify(call);
    const { locationPatient: patient, locationClient: client } = task;
    const private_ = [patient?.name, client?.lastName, client?.email, client?.phones[0]?.phoneNumber].filter(Boolean);
    expect(private_.length).toBeGreaterThan(2);
    for (const value of private_) expect(sent).not.toContain(value);
  });

  it('P-424 asks with order-select while the prescription is incomplete', async () => {
    const task = await request();
    const { input } = answerTo(task, { directions: null, unitPerFill: null });
    await server.data(sample.vet, 'GetExternalCheck', { input, taskId: task.id, draftId: null, isComplete: false });
    expect(service.calls().at(-1)).toMatchObject({
      hook: 'order-select',
      context: { selections: ['MedicationRequest/draft'] },
    });
  });

  it('A-511 a location without services asks none', async () => {
    const calls = service.calls().length;
    const input = { locationId: sample.larkspur, locationPatientId: '1', productId: '1' };
    const asked = { input, isComplete: true, taskId: null, draftId: null };
    const { externalCheck } = await server.data(sample.denverVet, 'GetExternalCheck', asked);
    expect(externalCheck).toBeNull();
    expect(service.calls()).toHaveLength(calls);
    const names = async (as: string, locationId: string) =>
      (await server.data(as, 'GetSigningFacts', { locationId, locationPatientId: '1' })).signingFacts.externalServices;
    expect(await names(sample.denverVet, sample.larkspur)).toEqual([]);
    expect(await names(sample.vet, sample.wren)).toEqual(['Dosing Desk', 'Gone Desk']);
  });

  it('A-513 asks only in the name of a user who can write prescriptions there', async () => {
    const { input } = answerTo(await request());
    const asked = { input, taskId: null, draftId: null, isComplete: true };
    for (const as of [sample.denverVet, sample.support])
      expect(await server.call(as, 'GetExternalCheck', asked)).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  });

  it('P-430 an issued prescription keeps the cards that were shown, the answers, and what was not checked', async () => {
    const task = await request();
    const shown = await check(task);
    const card = firstCard(shown);
    await answer({ locationId: '1', checkId: shown.id, cardId: card.id, outcome: 'overridden', reason: 'tested' });
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', {
      ...answerTo(task),
      externalCheckId: shown.id,
    });
    const kept = [
      {
        service: 'Dosing Desk',
        cards: [
          {
            id: card.id,
            summary: card.summary,
            detail: card.detail,
            indicator: 'warning',
            source: 'Sample Dosing Desk (https://dosing-desk.example/about)',
            answer: 'Dismissed: Kidney and liver values were tested recently',
          },
        ],
        notChecked: [],
      },
      { service: 'Gone Desk', cards: [], notChecked: ['It could not be reached.'] },
    ];
    expect((await recordOf(rx.id))?.externalChecks).toEqual(kept);
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    expect(prescription?.issueRecord?.externalChecks).toEqual(kept);
  });

  it('P-429 P-430 signs without an answer, and says that no service had checked', async () => {
    service.behave({ answer: 'fail' });
    const task = await request();
    const notShown = { cards: [], notChecked: ['The prescription was signed before it answered.'] };
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', answerTo(task));
    expect((await recordOf(rx.id))?.externalChecks).toEqual([
      { service: 'Dosing Desk', ...notShown },
      { service: 'Gone Desk', ...notShown },
    ]);
  });

  it('P-430 takes no check of another user, another patient, or one that does not exist', async () => {
    const foreign = await check(await request(), {}, sample.vetadmin);
    const other = await check(await desk.fresh('Willow', 'approval'));
    for (const externalCheckId of [foreign.id, other.id, '999999999']) {
      const variables = { ...answerTo(await request()), externalCheckId };
      const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', variables);
      const checks = (await recordOf(rx.id))?.externalChecks ?? [];
      expect(checks.map(({ cards }) => cards)).toEqual([[], []]);
    }
  });

  it('P-430 office use asks nobody, so nothing is recorded', async () => {
    const [row] = await server.db.asOwner<{ content: IssueRecord }>(
      `select r.content from signa.issue_record r join signa.prescription p using (location_id)
      where p.id = r.prescription_id and p.is_office_use limit 1`,
    );
    expect(row?.content).not.toHaveProperty('externalChecks');
  });

  it('P-431 an answer is recorded, audited, and reported at least once', async () => {
    const shown = await check(await request());
    const card = firstCard(shown);
    const input = { locationId: '1', checkId: shown.id, cardId: card.id, outcome: 'accepted' };
    expect(await answer({ ...input, suggestion: card.suggestions[0]?.uuid ?? '' })).toMatchObject({
      data: { answerExternalCard: { cardId: card.id, text: 'Followed: Test creatinine and ALT first' } },
    });
    service.behave({ feedbackStatus: 503 });
    await expect(deliver(card.id)).rejects.toThrow('answered 503');
    service.behave({ feedbackStatus: 200 });
    await deliver(card.id);
    expect(service.feedback().at(-1)).toEqual({
      service: 'desk-order-sign',
      idempotencyKey: `card-${card.id}-answered`,
      body: {
        feedback: [
          {
            card: card.uuid,
            outcome: 'accepted',
            acceptedSuggestions: [{ id: card.suggestions[0]?.uuid }],
            outcomeTimestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
          },
        ],
      },
    });
    const [audit] = await server.db.asOwner<{ after: unknown }>(
      'select after from signa.audit_record where subject = $1',
      [`card:${card.id}`],
    );
    expect(audit?.after).toMatchObject({ service: 'Dosing Desk', answer: 'Followed: Test creatinine and ALT first' });
    expect(await answer({ ...input, outcome: 'overridden' })).toMatchObject({ failure: { code: 'CONFLICT' } });
  });

  it('P-431 an answered card stays answered as the form changes, and is on record when signed', async () => {
    const task = await request();
    const first = await check(task, { directions: 'Give 1 tablet.' });
    await answer({
      locationId: '1',
      checkId: first.id,
      cardId: firstCard(first).id,
      outcome: 'overridden',
      reason: 'short',
    });
    const second = await check(task, { directions: 'Give half a tablet.' });
    const card = firstCard(second);
    expect([card.id === firstCard(first).id, card.answer]).toEqual([false, 'Dismissed: Short course']);
    const input = { locationId: '1', checkId: second.id, cardId: card.id, outcome: 'overridden' };
    expect(await answer(input)).toMatchObject({ failure: { code: 'CONFLICT' } });
    const { addPrescription: rx } = await server.data(sample.vet, 'AddPrescription', {
      ...answerTo(task),
      externalCheckId: second.id,
    });
    expect((await recordOf(rx.id))?.externalChecks?.[0]?.cards[0]?.answer).toBe('Dismissed: Short course');
    // An earlier check that the portal shows again as the form returns to what it was.
    await server.db.asOwner(`update signa.external_check set answers = '{}' where id = $1`, [second.id]);
    const again = { ...answerTo(await request()), externalCheckId: second.id };
    const { addPrescription: later } = await server.data(sample.vet, 'AddPrescription', again);
    expect((await recordOf(later.id))?.externalChecks?.[0]?.cards[0]?.answer).toBe('Dismissed: Short course');
    expect(firstCard(await check(task, {}, sample.vetadmin)).answer).toBeNull();
  });

  it('P-431 of two answers at once, one is recorded and reported', async () => {
    const shown = await check(await request());
    const card = firstCard(shown);
    const input = { locationId: '1', checkId: shown.id, cardId: card.id, outcome: 'overridden' };
    const answers = await Promise.all(['tested', 'short'].map((reason) => answer({ ...input, reason })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const messages = await server.db.asOwner('select 1 from signa.outbox_message where idempotency_key = $1', [
      `card-${card.id}-answered`,
    ]);
    expect(messages).toHaveLength(1);
  });

  it('P-431 a service without a feedback endpoint leaves no message behind', async () => {
    service.behave({ feedbackStatus: 404 });
    const shown = await check(await request());
    const card = firstCard(shown);
    await answer({ locationId: '1', checkId: shown.id, cardId: card.id, outcome: 'overridden' });
    await deliver(card.id);
    const [row] = await server.db.asOwner<{ delivered: boolean }>(
      'select delivered_at is not null as delivered from signa.outbox_message where idempotency_key = $1',
      [`card-${card.id}-answered`],
    );
    expect(row?.delivered).toBe(true);
  });

  it('P-431 A-513 refuses an answer that does not fit, and one by another user or while impersonating', async () => {
    const shown = await check(await request());
    const card = firstCard(shown);
    const input = { locationId: '1', checkId: shown.id, cardId: card.id, outcome: 'overridden' };
    const wrong = [
      { ...input, outcome: 'ignored' },
      { ...input, reason: 'unknown' },
      { ...input, outcome: 'accepted', suggestion: 'another' },
      { ...input, comment: 'x'.repeat(301) },
    ];
    for (const one of wrong) expect(await answer(one)).toMatchObject({ failure: { code: 'BAD_USER_INPUT' } });
    expect(await answer({ ...input, cardId: randomUUID() })).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    expect(await answer(input, sample.vetadmin)).toMatchObject({ failure: { code: 'NOT_FOUND' } });
    await server.impersonate(sample.adminSupport, sample.vet);
    const as = { impersonating: sample.vet };
    expect(await server.call(sample.adminSupport, 'AnswerExternalCard', { input }, as)).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
  });

  it('A-514 deletes what was neither signed with nor answered after two days', async () => {
    const task = await request();
    const [unused, answered, signed] = [await check(task), await check(task), await check(task)];
    await answer({ locationId: '1', checkId: answered.id, cardId: firstCard(answered).id, outcome: 'overridden' });
    await server.data(sample.vet, 'AddPrescription', { ...answerTo(task), externalCheckId: signed.id });
    const ids = [unused.id, answered.id, signed.id];
    const left = async () =>
      (
        await server.db.asOwner<{ id: string }>(
          'select id::text from signa.external_check where id = any ($1) order by external_check.id',
          [ids],
        )
      ).map(({ id }) => id);
    await forgetExternalChecks({ database: server.db.database, clock: server.clock });
    expect(await left()).toEqual(ids);
    await server.db.asOwner(`update signa.external_check set at = at - interval '49 hours' where id = any ($1)`, [ids]);
    await forgetExternalChecks({ database: server.db.database, clock: server.clock });
    expect(await left()).toEqual([answered.id, signed.id]);
  });
});
