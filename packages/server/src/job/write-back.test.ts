import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { afterUndoWindow } from '../testing/after-undo-window.js';
import { testOutgoing } from '../testing/outgoing.js';
import { adaptersOf } from '../integrations.js';
import type { PracticeSystem, PracticeSystems } from '../integration/pims/practice-system.js';
import { PracticeSystemError } from '../integration/pims/practice-system-error.js';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { answersNoId, startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, type Task, TaskDesk } from '../testing/task-desk.js';
import { encryptedSecret, testSecretCipher } from '../testing/test-secret-cipher.js';
import type { TestServer } from '../testing/test-server.js';
import { deliverMessage } from './deliver-message.js';
import { deliverAll, startJobs } from './jobs.js';
import { sweepOutbox } from './sweep-outbox.js';

interface Message {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempts: number;
  readonly error: string | null;
  readonly isDelivered: boolean;
}

const nobody = { url: null, secret: null, inboundSecret: null };
/** A PIMS that responds to every prescription with this. */
const refusingWith = (status: number): PracticeSystem => ({
  ...answersNoId,
  prescribing: {
    consultsOfPatient: () => Promise.resolve([]),
    consultsByCode: () => Promise.resolve([]),
    writePrescription: () =>
      Promise.reject(
        new PracticeSystemError(`ezyvet.test answered ${status}`, status >= 500 || status === 429, status),
      ),
  },
});
const unanswered = {
  pharmacy: nobody,
  storefront: { ...nobody, sessionOrigin: null },
  pims: { ezyvet: null, digitail: null, gateway: null },
};

describeOnOneDatabase('write-back', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let world: TestPracticeSystems;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    world = await startPracticeSystems();
  });
  afterEach(() => world.close());

  const owner = (statement: string, values: readonly unknown[] = []) => server.db.asOwner(statement, values);
  const setLocation = (values: string) => owner(`update signa.location set ${values} where id = 1`);
  const messagesOf = (rx: { readonly id: string }) =>
    server.db.asOwner<Message>(
      `select id::text, kind, idempotency_key as key, payload, attempts, last_error as error, delivered_at is not null as "isDelivered"
      from signa.outbox_message where payload ->> 'prescriptionId' = $1 order by kind`,
      [rx.id],
    );
  const writeBackOf = async (rx: { readonly id: string }) => {
    const [message, another] = (await messagesOf(rx)).filter(({ kind }) => kind === 'pims-write-back');
    if (!message || another) throw new Error('One message goes to the practice system');
    return message;
  };
  const issue = async (changes: Parameters<typeof answerTo>[1] = {}, type?: string, task?: Task) => {
    const asked = task ?? (await desk.fresh('Clementine', 'approval'));
    const { addPrescription } = await server.data(sample.vet, 'AddPrescription', answerTo(asked, changes, type));
    await afterUndoWindow(server);
    return addPrescription;
  };
  const deliver = async (rx: { readonly id: string }, systems: PracticeSystems = world.systems) =>
    deliverMessage(
      {
        database: server.db.database,
        clock: server.clock,
        adapters: adaptersOf(unanswered, systems, testSecretCipher, testOutgoing),
      },
      { locationId: sample.wren, messageId: (await writeBackOf(rx)).id },
    );
  const pimsIdOf = async (patient: string): Promise<string> => {
    const [row] = await server.db.asOwner<{ id: string }>('select pims_id as id from signa.patient where name = $1', [
      patient,
    ]);
    return row?.id ?? '';
  };

  it("P-095 is one message per issue, besides the pharmacy's, and none for a draft", async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const draft = await issue({}, 'SaveAsDraft', task);
    expect(await messagesOf(draft)).toEqual([]);
    const rx = await issue();
    const messages = await messagesOf(rx);
    expect(messages.map(({ kind }) => kind)).toEqual(['pharmacy-prescription', 'pims-write-back']);
    expect(messages[1]?.key).toBe(`prescription-${rx.id}-written-back`);
    expect((await writeBackOf(await issue({}, 'PrintRx'))).payload).toMatchObject({
      target: { pimsConnectionType: 'EZYVET', pimsAccountId: samplePimsAccounts.ezyvet, vetPimsId: '201' },
    });
  });

  it('P-095 is stored with the prescription or not at all', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const count = async () =>
      server.db
        .asOwner(`select (select count(*) from signa.outbox_message where kind = 'pims-write-back')::int as messages,
        (select count(*) from signa.prescription)::int as prescriptions`);
    const before = await count();
    await owner(`create function signa.no_message() returns trigger language plpgsql as
      $$ begin if new.kind = 'pims-write-back' then raise exception 'full'; end if; return new; end $$`);
    await owner(
      'create trigger no_message before insert on signa.outbox_message for each row execute function signa.no_message()',
    );
    expect((await server.call(sample.vet, 'AddPrescription', answerTo(task))).ok).toBe(false);
    await owner('drop trigger no_message on signa.outbox_message');
    expect(await count()).toEqual(before);
    expect((await desk.task(task)).status).toBe('PENDING');
  });

  it.each([
    ['the location’s switch is off', 'is_enabled_for_writeback = false', 'is_enabled_for_writeback = true'],
    ['PIMS is off', 'is_pims_enabled = false', 'is_pims_enabled = true'],
    ['there is no account', 'pims_account_id = null', `pims_account_id = '${samplePimsAccounts.ezyvet}'`],
    ['the type takes nothing back', `pims_connection_type = 'CORNERSTONE'`, `pims_connection_type = 'EZYVET'`],
  ])('P-095 is not sent when %s', async (_, off, on) => {
    await setLocation(off);
    const rx = await issue();
    await setLocation(on);
    expect((await messagesOf(rx)).map(({ kind }) => kind)).toEqual(['pharmacy-prescription']);
  });

  it('P-095 P-230 is not sent without the feature, which the server reads itself', async () => {
    await owner(`update signa.feature_flag set is_on = false where location_id = 1 and feature = 'pimsWriteback'`);
    const rx = await issue();
    await owner(`update signa.feature_flag set is_on = true where location_id = 1 and feature = 'pimsWriteback'`);
    expect(await messagesOf(rx)).toHaveLength(1);
  });

  it('P-095 is not sent for a patient or vet without a PIMS id', async () => {
    const id = await pimsIdOf('Clementine');
    await owner(`update signa.patient set pims_id = null where name = 'Clementine'`);
    const ofUnlinked = await issue();
    await owner(`update signa.patient set pims_id = $1 where name = 'Clementine'`, [id]);
    expect(await messagesOf(ofUnlinked)).toHaveLength(1);
    const task = await desk.fresh('Clementine', 'approval');
    const vet = task.assignedToLocationUserId;
    await owner('update signa.location_user set pims_id = null where id = $1 and location_id = 1', [vet]);
    const byUnlinked = await issue({}, undefined, task);
    await owner(`update signa.location_user set pims_id = '201' where id = $1 and location_id = 1`, [vet]);
    expect(await messagesOf(byUnlinked)).toHaveLength(1);
  });

  it('P-095 P-090 arrives in the medical record once, with its consultation', async () => {
    const patientId = await pimsIdOf('Clementine');
    const [consult] =
      (await world.systems.EZYVET?.prescribing?.consultsOfPatient({
        accountId: samplePimsAccounts.ezyvet,
        secret: null,
        patientId,
      })) ?? [];
    await owner(
      `insert into signa.pims_consult select l.id, l.pims_connection_type, l.pims_account_id, p.pims_id, $1, now()
      from signa.location l join signa.patient p on p.location_id = l.id where l.id = 1 and p.name = 'Clementine' on conflict do nothing`,
      [consult?.id],
    );
    const rx = await issue({ pimsConsultId: consult?.id ?? null });
    await deliver(rx);
    await deliver(rx);
    expect(world.pims.written()).toMatchObject([
      {
        system: 'ezyvet',
        account: samplePimsAccounts.ezyvet,
        deliveries: 1,
        body: {
          animal_id: Number(patientId),
          prescribing_vet_user_id: 201,
          external_reference: rx.uuid,
          external_prescription_item_list: [{ qty: 60, instructions: 'Give as directed.' }],
        },
      },
    ]);
    expect(world.pims.written()[0]?.body.consult_id).toBe(consult && Number(consult.id));
    expect(await writeBackOf(rx)).toMatchObject({ isDelivered: true, attempts: 1, error: null });
  });

  it('P-095 waits while the PIMS is down, without affecting the prescription, and arrives once it is up', async () => {
    const rx = await issue();
    world.pims.behave({ availability: 'down' });
    await expect(deliver(rx)).rejects.toThrow('answered 503');
    await expect(deliver(rx)).rejects.toThrow('answered 503');
    expect(await writeBackOf(rx)).toMatchObject({
      isDelivered: false,
      attempts: 2,
      error: expect.stringContaining('answered 503') as string,
    });
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    expect(prescription).toMatchObject({ rxNumber: rx.rxNumber, rxStatus: rx.rxStatus });
    world.pims.behave({ availability: 'up' });
    await deliver(rx);
    expect(world.pims.written()).toMatchObject([{ deliveries: 1 }]);
  });

  it('P-095 counts once when the PIMS accepted it but failed or responded too late', async () => {
    const rx = await issue();
    world.pims.behave({ reply: 'take-and-fail', replyTimes: 1 });
    await expect(deliver(rx)).rejects.toThrow('answered 500');
    world.pims.behave({ answerDelay: 60_000 });
    await expect(deliver(rx, world.impatient(50))).rejects.toThrow('did not respond in time');
    world.pims.behave({ answerDelay: 0 });
    await deliver(rx);
    expect(world.pims.written()).toMatchObject([{ deliveries: 2 }]);
    expect(await writeBackOf(rx)).toMatchObject({ isDelivered: true, attempts: 3, error: null });
  });

  it('P-095 is sent to the account and system as of the day of issue', async () => {
    await setLocation(`pims_connection_type = 'DIGITAIL', pims_account_id = '${samplePimsAccounts.digitail}'`);
    const rx = await issue();
    await setLocation(`pims_connection_type = 'EZYVET', pims_account_id = '${samplePimsAccounts.ezyvet}'`);
    await deliver(rx);
    expect(world.pims.written()).toMatchObject([{ system: 'digitail', account: samplePimsAccounts.digitail }]);
  });

  it('P-332 P-095 has the product as issued, whatever its current name', async () => {
    const rx = await issue();
    await owner(`update signa.product set title = title || ' renamed' where id = ${rx.productId}`);
    await deliver(rx);
    await owner(`update signa.product set title = '${rx.product.title}' where id = ${rx.productId}`);
    const [written] = world.pims.written();
    expect(JSON.stringify(written?.body)).toContain(rx.product.title);
    expect(JSON.stringify(written?.body)).not.toContain('renamed');
  });

  it('A-270 uses the secret of its account, and is not sent without one that belongs to it', async () => {
    const given: (string | null)[] = [];
    const taking: PracticeSystem = {
      ...answersNoId,
      prescribing: {
        consultsOfPatient: () => Promise.resolve([]),
        consultsByCode: () => Promise.resolve([]),
        writePrescription: (_, __, secret) => Promise.resolve(void given.push(secret)),
      },
    };
    await setLocation(`pims_account_secret = ${encryptedSecret('secret-of-wren')}`);
    try {
      await deliver(await issue(), { EZYVET: taking });
      const rx = await issue();
      await setLocation(`pims_account_id = 'another-site'`);
      await deliver(rx, { EZYVET: taking });
      expect(given).toEqual(['secret-of-wren', null]);
    } finally {
      await setLocation(`pims_account_id = '${samplePimsAccounts.ezyvet}', pims_account_secret = null`);
    }
  });

  it('P-095 A-198 is shown to support once it keeps failing, and to no one at a practice', async () => {
    const rx = await issue();
    const shown = async () => {
      const { undeliveredMessages } = await server.data(sample.support, 'UndeliveredMessages', {});
      const { id } = await writeBackOf(rx);
      return undeliveredMessages.filter((message) => message.id === id);
    };
    world.pims.behave({ availability: 'down' });
    await expect(deliver(rx)).rejects.toThrow();
    await expect(deliver(rx)).rejects.toThrow();
    expect(await shown()).toEqual([]);
    await expect(deliver(rx)).rejects.toThrow();
    expect(await shown()).toMatchObject([
      {
        locationId: sample.wren,
        locationName: 'Wren Street Animal Hospital',
        kind: 'pims-write-back',
        attempts: 3,
        lastError: expect.stringContaining('answered 503') as string,
      },
    ]);
    for (const person of [sample.admin, sample.vet])
      expect(await server.call(person, 'UndeliveredMessages', {})).toMatchObject({
        ok: false,
        failure: { code: 'FORBIDDEN' },
      });
    world.pims.behave({ availability: 'up' });
    await deliver(rx);
    expect(await shown()).toEqual([]);
  });

  it.each([400, 410, 413, 415, 422])(
    'A-210 is not retried once the PIMS rejects it permanently (%d): it fails and is shown to support immediately',
    async (status) => {
      const rx = await issue();
      const refusing = { ...world.systems, EZYVET: refusingWith(status) };
      await expect(deliver(rx, refusing)).rejects.toThrow(`answered ${status}`);
      const { id } = await writeBackOf(rx);
      const shown = async () =>
        (await server.data(sample.support, 'UndeliveredMessages', {})).undeliveredMessages.filter(
          (message) => message.id === id,
        );
      expect(await shown()).toMatchObject([
        { state: 'failed', attempts: 1, nextAttemptAt: null, lastError: `ezyvet.test answered ${status}` },
      ]);
      // Neither by its job nor by the sweep.
      await deliver(rx);
      expect(await writeBackOf(rx)).toMatchObject({ attempts: 1, isDelivered: false });
      server.clock.advanceMinutes(24 * 60);
      const swept: unknown[] = [];
      await sweepOutbox(
        {
          database: server.db.database,
          clock: server.clock,
          adapters: adaptersOf(unanswered, {}, testSecretCipher, testOutgoing),
        },
        (key) => Promise.resolve(swept.push(key)),
      );
      expect(swept).not.toContainEqual({ locationId: sample.wren, messageId: id });
      server.clock.advanceMinutes(-24 * 60);
      // After a manual reset, it is retried.
      await owner('update signa.outbox_message set failed_at = null where id = $1', [id]);
      await deliver(rx);
      expect(await writeBackOf(rx)).toMatchObject({ isDelivered: true });
    },
  );

  it.each([401, 403, 404, 408, 429, 500, 503])('P-095 waits after %d, which can be temporary', async (status) => {
    const rx = await issue();
    await expect(deliver(rx, { ...world.systems, EZYVET: refusingWith(status) })).rejects.toThrow(`answered ${status}`);
    await deliver(rx);
    expect(await writeBackOf(rx)).toMatchObject({ isDelivered: true, attempts: 2 });
  });

  it('A-210 leaves the queue after a permanent failure, and returns to it after a temporary one', async () => {
    const failed: string[] = [];
    const boss = { fail: (_queue: string, id: string | string[]) => Promise.resolve(void failed.push(String(id))) };
    const jobOf = async (rx: { readonly id: string }, id: string) => ({
      id,
      data: { locationId: sample.wren, messageId: (await writeBackOf(rx)).id },
    });
    for (const status of [422, 503]) {
      const adapters = adaptersOf(
        unanswered,
        { ...world.systems, EZYVET: refusingWith(status) },
        testSecretCipher,
        testOutgoing,
      );
      await deliverAll(boss, { database: server.db.database, clock: server.clock, adapters }, [
        await jobOf(await issue(), String(status)),
      ]);
    }
    expect(failed).toEqual(['503']);
  });

  it('P-095 is kept with its reason while no connection is configured', async () => {
    const rx = await issue();
    await expect(deliver(rx, {})).rejects.toThrow('No connection to EZYVET is configured');
    expect(await writeBackOf(rx)).toMatchObject({ isDelivered: false, attempts: 1 });
  });

  // The queue waits for seconds before it retries.
  it('P-095 is delivered by the queue, with a retry after a failure, which is logged', async () => {
    world.pims.behave({ reply: 'take-and-fail' });
    const logged: object[] = [];
    const jobs = await startJobs({
      database: server.db.database,
      clock: server.clock,
      adapters: adaptersOf(unanswered, world.systems, testSecretCipher, testOutgoing),
      pool: server.db.pool,
      practiceSystems: {},
      secretCipher: testSecretCipher,
      pollingSeconds: 1,
      onError: () => undefined,
      onUndelivered: (undelivered) => logged.push(undelivered),
    });
    try {
      const rx = await issue();
      const { id: messageId } = await writeBackOf(rx);
      // A slow machine can hit a timeout first: only a response proves that it accepted the prescription.
      await expect
        .poll(async () => (await writeBackOf(rx)).error, { timeout: 60_000, interval: 250 })
        .toContain('answered 500');
      world.pims.behave({ reply: 'take' });
      await expect.poll(async () => (await writeBackOf(rx)).isDelivered, { timeout: 60_000, interval: 250 }).toBe(true);
      const written = world.pims.written().filter(({ reference }) => reference === rx.uuid);
      expect(written).toHaveLength(1);
      expect(written[0]?.deliveries).toBeGreaterThan(1);
      expect(logged).toContainEqual({
        locationId: sample.wren,
        messageId,
        reason: expect.stringContaining('answered 500') as string,
      });
    } finally {
      await jobs.stop();
    }
  }, 150_000);
});
