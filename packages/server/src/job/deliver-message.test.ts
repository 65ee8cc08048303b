import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { afterUndoWindow } from '../testing/after-undo-window.js';
import { testOutgoing } from '../testing/outgoing.js';
import type { Adapters } from '../integration/adapter.js';
import { feedbackAdapter } from '../integration/cds/feedback-adapter.js';
import { pharmacyAdapter } from '../integration/pharmacy-adapter.js';
import { writeBackAdapter } from '../integration/pims/write-back-adapter.js';
import { storefrontAdapter } from '../integration/storefront-adapter.js';
import { verifySignature } from '../integration/verify-signature.js';
import { describeOnEveryDatabase } from '../testing/every-database.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, declineOf, lawful, TaskDesk } from '../testing/task-desk.js';
import { testSecretCipher } from '../testing/test-secret-cipher.js';
import type { TestServer } from '../testing/test-server.js';
import { deliverMessage } from './deliver-message.js';
import { startJobs } from './jobs.js';
import { sweepOutbox } from './sweep-outbox.js';

const secret = 'shared-secret';

interface Arrived {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

describeOnEveryDatabase('outgoing messages', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let outside: Server;
  let arrived: Arrived[] = [];
  let answers: number[] = [];
  let adapters: Adapters;

  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    await server.db.asOwner(
      `create table signa.clementine as select * from signa.patient where location_id = 1 and name = 'Clementine'`,
    );
    outside = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        arrived.push({
          url: request.url ?? '',
          headers: request.headers,
          text,
          body: JSON.parse(text) as Record<string, unknown>,
        });
        response.writeHead(answers.shift() ?? 200).end();
      });
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const settings = { pharmacy: { url, secret }, storefront: { url, secret }, outgoing: testOutgoing };
    adapters = {
      'pharmacy-prescription': pharmacyAdapter(settings),
      'pims-write-back': writeBackAdapter({}, testSecretCipher),
      'storefront-cancel-order': storefrontAdapter(settings),
      'cds-feedback': feedbackAdapter([], testOutgoing),
    };
  });
  afterAll(async () => {
    outside.close();
    await server.close();
  });
  beforeEach(() => {
    arrived = [];
    answers = [];
  });
  afterEach(() =>
    setClementine(
      '(species_code, birthdate, weight, weight_unit, allergies) = (select c.species_code, c.birthdate, c.weight, c.weight_unit, c.allergies from signa.clementine c)',
    ),
  );

  const deps = () => ({ database: server.db.database, clock: server.clock, adapters });
  const messageOf = async (key: string) => {
    const [row] = await server.db.asOwner<{
      id: string;
      attempts: number;
      last_error: string | null;
      delivered: boolean;
    }>(
      'select id::text, attempts, last_error, delivered_at is not null as delivered from signa.outbox_message where idempotency_key = $1',
      [key],
    );
    if (!row) throw new Error(`No message ${key}`);
    return row;
  };
  const setClementine = (values: string) =>
    server.db.asOwner(`update signa.patient set ${values} where location_id = 1 and name = 'Clementine'`);
  const approve = async (patient = 'Clementine', as: string = sample.vet) => {
    const task = await desk.fresh(patient, 'approval');
    const { addPrescription: rx } = await server.data(
      as,
      'AddPrescription',
      answerTo(task, patient === 'Roxie' ? lawful : {}),
    );
    await afterUndoWindow(server);
    return { task, rx, key: `prescription-${rx.id}-issued` };
  };

  it('an issued prescription is sent once, signed, under its key, with the content of its printout', async () => {
    const { task, rx, key } = await approve();
    const { id: messageId } = await messageOf(key);
    await deliverMessage(deps(), { locationId: sample.wren, messageId });
    await deliverMessage(deps(), { locationId: sample.wren, messageId });
    expect(arrived).toHaveLength(1);
    const [call] = arrived as [Arrived];
    expect(call.url).toBe('/prescriptions');
    expect(call.headers['idempotency-key']).toBe(key);
    expect(verifySignature(secret, call.headers, call.text)).not.toBeNull();
    expect(call.body).toMatchObject({
      prescriptionId: rx.id,
      rxNumber: rx.rxNumber,
      quantity: 60,
      directions: 'Give as directed.',
      noteToPharmacy: 'Owner and vet have discussed the risk.',
      patient: { name: 'Clementine' },
      vet: { displayName: 'Dr. Maya Okafor', deaNumber: null },
      taskId: task.id,
    });
    expect(await messageOf(key)).toMatchObject({ delivered: true, attempts: 1, last_error: null });
  });

  it('P-112 P-128 every field of the prescription is sent under its own name', async () => {
    await setClementine(`birthdate = '2019-02-03', weight = 9.5, weight_unit = 'kg', species_code = 'feline',
      allergies = '[{"code": "1", "name": "Penicillin", "kind": "product"}, {"code": "2", "name": "Chicken", "kind": "product"}]'`);
    const { task, rx, key } = await approve('Clementine', sample.vetadmin);
    await server.db.asOwner(
      `update signa.prescription rx set unit_per_fill = 7.5, directions = 'By mouth.', days_supply = 15, refills = 3, expires_on = '2031-04-05',
        flavor_id = (select id from signa.flavor order by id desc limit 1), reason_for_compound = 'Too big', allergic_ingredient = 'Chicken',
        note_to_client = 'For the client', note_to_pharmacy = 'For the pharmacy', auto_ship_prompt = true, is_office_use = true, vet_license = 'at-issue', dea_license = 'dea-at-issue'
      where rx.id = $1`,
      [rx.id],
    );
    const [vet] = await server.db.asOwner<{ state: string; license: string; dea: string }>(
      'select vet_license_state as state, vet_license_number as license, dea_license as dea from signa.location_user where id = $1',
      [rx.authorizingVet],
    );
    expect(Object.values(vet ?? {})).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    await deliverMessage(deps(), { locationId: sample.wren, messageId: (await messageOf(key)).id });
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: rx.id });
    if (!prescription?.locationPatient || !prescription.locationClient || !prescription.location)
      throw new Error('An issued prescription has a patient, a client and a location');
    const { product, locationPatient: patient, locationClient: client, location } = prescription;
    const [flavor] = await server.db.asOwner<{ flavor: string }>(
      'select flavor from signa.flavor order by id desc limit 1',
    );
    expect(arrived.map(({ body }) => body)).toEqual([
      {
        locationId: sample.wren,
        prescriptionId: rx.id,
        prescriptionUuid: rx.uuid,
        rxNumber: rx.rxNumber,
        issuedDate: rx.issuedDate,
        pharmacyCode: product.fullfillmentVendor,
        product: {
          id: product.id,
          sku: product.sku,
          title: product.title,
          form: product.productPresentation.description,
          strength: product.strengthDisplay,
          deaSchedule: null,
        },
        quantity: 7.5,
        directions: 'By mouth.',
        daysSupply: 15,
        refills: 3,
        isPrn: false,
        expirationDate: '2031-04-05',
        flavor: flavor?.flavor,
        reasonForCompound: 'Too big',
        allergicIngredient: 'Chicken',
        noteToPharmacy: 'For the pharmacy',
        noteToClient: 'For the client',
        isAutoship: true,
        isOfficeUse: true,
        patient: {
          id: patient.id,
          name: 'Clementine',
          species: patient.species?.name,
          birthdate: '2019-02-03',
          weight: 9.5,
          weightUnit: 'kg',
          allergies: ['Penicillin', 'Chicken'],
        },
        client: {
          id: client.id,
          firstName: client.firstName,
          lastName: client.lastName,
          phones: contactsOf(client.phones),
          addresses: contactsOf(client.addresses),
        },
        practice: {
          name: location.name,
          addresses: contactsOf(location.locationAddresses),
          phones: contactsOf(location.locationPhones),
        },
        vet: { displayName: 'Dr. Maya Okafor', licenseNumber: 'at-issue', licenseState: vet?.state, deaNumber: null },
        submittedBy: rx.actingLocationUser?.displayName,
        taskId: task.id,
      },
    ]);
    expect(rx.actingLocationUser?.displayName).not.toBe('Dr. Maya Okafor');
    expect([rx.id, product.id, patient.id]).not.toContain(sample.wren);
    const contacts = [client.phones, client.addresses, location.locationAddresses, location.locationPhones];
    expect(contacts.map((list) => list.length > 0)).toEqual([true, true, true, true]);
  });

  /** Each entry as a partner receives it, with any description. */
  const contactsOf = (list: readonly { readonly uuid: string }[]) =>
    list.map(({ uuid }) => expect.objectContaining({ uuid }) as object);

  it('P-112 the DEA number is sent with a controlled product', async () => {
    const { rx, key } = await approve('Roxie');
    await server.db.asOwner(`update signa.prescription set dea_license = 'dea-at-issue' where id = $1`, [rx.id]);
    await deliverMessage(deps(), { locationId: sample.wren, messageId: (await messageOf(key)).id });
    expect(rx.product.deaSchedule).toMatch(/^C-/);
    expect(arrived[0]?.body).toMatchObject({
      product: { title: rx.product.title, deaSchedule: rx.product.deaSchedule },
      ...{ refills: 0, isPrn: false, isOfficeUse: false, isAutoship: false },
      vet: { deaNumber: 'dea-at-issue' },
    });
  });

  it('P-112 P-128 unknown values are sent as null, and unlimited refills as such', async () => {
    await setClementine(`species_code = null, birthdate = null, weight = null, weight_unit = null, allergies = '[]'`);
    const { rx, key } = await approve();
    await server.db.asOwner(
      `update signa.prescription set flavor_id = null, note_to_client = null, acting_location_user_id = null, days_supply = null,
        prn_flag = true, refills = null, auto_ship_prompt = true where id = $1`,
      [rx.id],
    );
    await deliverMessage(deps(), { locationId: sample.wren, messageId: (await messageOf(key)).id });
    const unknown = { species: null, birthdate: null, weight: null, weightUnit: null, allergies: [] };
    expect(arrived.map(({ body }) => body)).toMatchObject([
      {
        ...{ prescriptionId: rx.id, isPrn: true, isOfficeUse: false, isAutoship: true, flavor: null },
        ...{ noteToClient: null, daysSupply: null, submittedBy: null, patient: { name: 'Clementine', ...unknown } },
      },
    ]);
  });

  it('P-332 what was issued is sent, whatever changes before it is sent', async () => {
    const { rx, key } = await approve();
    const edited = [
      ['patient', 'name'],
      ['client', 'first_name'],
      ['location', 'name'],
      ['location_user', 'display_name'],
      ['location_user', 'vet_license_state'],
      ['product', 'title'],
      ['product', 'strength_display'],
    ] as const;
    for (const [table, column] of edited)
      await server.db.asOwner(`update signa.${table} set ${column} = ${column} || '!'`);
    await setClementine(`species_code = 'canine', weight = 99`);
    await deliverMessage(deps(), { locationId: sample.wren, messageId: (await messageOf(key)).id });
    for (const [table, column] of edited)
      await server.db.asOwner(`update signa.${table} set ${column} = rtrim(${column}, '!')`);
    const { locationPatient: patient, locationClient: client, authorizingVetLocationUser: vet, product } = rx;
    expect(arrived.map(({ body }) => body)).toMatchObject([
      {
        prescriptionId: rx.id,
        product: { title: product.title, strength: product.strengthDisplay },
        patient: { name: 'Clementine', species: patient?.species?.name, weight: patient?.weight },
        client: { firstName: client?.firstName },
        practice: { name: rx.location?.name },
        vet: { displayName: vet?.displayName, licenseState: vet?.vetLicenseState },
        submittedBy: rx.actingLocationUser?.displayName,
      },
    ]);
  });

  it('P-171 the storefront is asked to cancel the order of a declined request', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    await server.data(sample.vet, 'UpsertPrescriptionTask', declineOf(task));
    await deliverMessage(deps(), {
      locationId: sample.wren,
      messageId: (await messageOf(`task-${task.id}-cancel-order`)).id,
    });
    expect(arrived[0]?.url).toMatch(/^\/orders\/order-\d+\/cancel$/);
  });

  it('a message that fails is stored with its reason and sent again under the same key', async () => {
    const { key } = await approve();
    const { id: messageId } = await messageOf(key);
    answers = [500, 503];
    await expect(deliverMessage(deps(), { locationId: sample.wren, messageId })).rejects.toThrow('answered 500');
    await expect(deliverMessage(deps(), { locationId: sample.wren, messageId })).rejects.toThrow('answered 503');
    expect(await messageOf(key)).toMatchObject({
      delivered: false,
      attempts: 2,
      last_error: expect.stringContaining('answered 503') as string,
    });
    await deliverMessage(deps(), { locationId: sample.wren, messageId });
    expect(new Set(arrived.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([key]));
    expect(await messageOf(key)).toMatchObject({ delivered: true, attempts: 3, last_error: null });
  });

  it('P-095 the sweep sends a message untried for an hour, but not a new one or one with a waiting job', async () => {
    const { key } = await approve();
    const { id: messageId } = await messageOf(key);
    const taken: string[] = [];
    const sweep = () => sweepOutbox(deps(), (found) => Promise.resolve(taken.push(found.messageId)));
    await sweep();
    expect(taken).not.toContain(messageId);
    await server.db.asOwner(`update signa.outbox_message set created_at = now() - interval '2 hours' where id = $1`, [
      messageId,
    ]);
    await sweep();
    expect(taken).not.toContain(messageId);
    await server.db.asOwner(`delete from pgboss.job where name = 'outbox' and data ->> 'messageId' = $1`, [messageId]);
    await sweep();
    expect(taken).toContain(messageId);
  });

  // The queue waits for seconds before it retries.
  it('the queue delivers by itself and retries after a failure with growing delays', async () => {
    answers = [500];
    const errors: unknown[] = [];
    const jobs = await startJobs({
      ...deps(),
      pool: server.db.pool,
      practiceSystems: {},
      secretCipher: testSecretCipher,
      pollingSeconds: 1,
      onError: (error) => errors.push(error),
    });
    try {
      const { key } = await approve();
      await expect.poll(async () => (await messageOf(key)).delivered, { timeout: 60_000, interval: 250 }).toBe(true);
      expect((await messageOf(key)).attempts).toBeGreaterThanOrEqual(1);
      const [queue] = await server.db.asOwner<{ retry_backoff: boolean; retry_limit: number }>(
        `select retry_backoff, retry_limit from pgboss.queue where name = 'outbox'`,
      );
      expect(queue).toMatchObject({ retry_backoff: true });
      expect(errors).toEqual([]);
    } finally {
      await jobs.stop();
    }
  }, 90_000);
});
