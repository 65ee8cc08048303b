import { samplePimsAccounts, sampleRegistries, type Registry } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import type { TestServer } from '../testing/test-server.js';

const account = samplePimsAccounts.ezyvet;
const named = { pimsAccountId: account, pimsConnectionType: 'EZYVET' } as const;
const eleanor = { pimsId: '7001' };

describeOnOneDatabase('stored values of a linked record', (make) => {
  let world: TestPracticeSystems;
  let server: TestServer;
  let clientId = '';
  let patient = { id: '', pimsId: '' };
  beforeAll(async () => {
    world = await startPracticeSystems({ now: unhurried() });
    server = await startSampleServer(await make(), world.systems);
    await own(
      `update signa.location set is_pims_enabled = true, pims_account_id = '${account}', pims_connection_type = 'EZYVET' where id = 1`,
    );
    await own('update signa.organization set is_pims_enabled = true');
    const [client] = await own(`select id::text from signa.client where location_id = 1 and pims_id = '7001'`);
    const [pet] = await own(
      `select p.id::text, p.pims_id from signa.patient p where location_id = 1 and name = 'Bartholomew'`,
    );
    clientId = String(client?.['id']);
    patient = { id: String(pet?.['id']), pimsId: String(pet?.['pims_id']) };
  });
  afterAll(async () => {
    await server.close();
    await world.close();
  });
  beforeEach(async () => {
    await own('truncate signa.pims_sync, signa.pims_refresh');
    know((registry) => registry);
    server.clock.set('2026-11-20T15:00:00.000Z');
    await server.openLookUps(sample.support, sample.wren);
  });

  const own = (sql: string) => server.db.asOwner(sql);
  /** Sets what ezyVet returns for Wren Street from now on. */
  const know = (change: (registry: Registry) => Registry): void => {
    const registries = sampleRegistries();
    world.pims.setRegistries({
      ...registries,
      EZYVET: { [account]: change(registries.EZYVET?.[account] as Registry) },
    });
  };
  const withEmail = (email: string) =>
    know((registry) => ({
      ...registry,
      clients: registry.clients.map((client) => (client.id === 7001 ? { ...client, emails: [email] } : client)),
    }));
  /** A minute later, when the record is requested again. */
  const readClient = async (as: string = sample.vet) => {
    server.clock.advanceMinutes(1);
    return await readAtOnce(as);
  };
  const readAtOnce = async (as: string = sample.vet) =>
    (await server.data(as, 'getPimsCaretakerById', { input: { ...named, ...eleanor } })).pimsCaretakerById;
  const keptEmail = async () => (await readClient())?.synced[0]?.fields.find(({ field }) => field === 'email');
  const change = (input: object) =>
    server.data(sample.vet, 'UpdateLocationClient', { input: { id: clientId, ...input } });

  it('C-255 contain what the PIMS reported, when it was first seen, and what both agree on', async () => {
    const first = await readClient();
    expect(first?.synced.map(({ id }) => id)).toEqual([clientId]);
    const fields = new Map(first?.synced[0]?.fields.map((one) => [one.field, one]));
    expect(fields.get('email')).toMatchObject({
      there: 'eleanor.castellanos@mail.example',
      thereSince: expect.stringMatching(/^2026-11-20T15:0/) as string,
      agreedAt: null,
      hereBy: null,
    });
    expect(fields.get('phone:5185550177')).toMatchObject({ agreedHere: '5185550177', agreedThere: '5185550177' });
    expect(fields.get('phone:5185550278')).toMatchObject({ agreedAt: null });
    server.clock.set('2026-11-21T15:00:00.000Z');
    expect((await readClient())?.synced[0]?.fields).toEqual(first?.synced[0]?.fields);
    withEmail('third@mail.example');
    expect(await keptEmail()).toMatchObject({
      there: 'third@mail.example',
      thereSince: expect.stringMatching(/^2026-11-21T15:0/) as string,
    });
  });

  it('C-255 keep a field that the PIMS no longer reports', async () => {
    const before = await readClient();
    world.pims.behave({ forgets: 'value' });
    const during = await readClient();
    world.pims.behave({ forgets: null });
    expect(during?.emails).toEqual([]);
    const byName = (fields: readonly { field: string }[] = []) => new Map(fields.map((one) => [one.field, one]));
    expect(byName(during?.synced[0]?.fields)).toEqual(byName(before?.synced[0]?.fields));
  });

  it('C-255 C-258 record who changed a value here, and that the PIMS value was taken over', async () => {
    await readClient();
    server.clock.set('2026-11-22T15:00:00.000Z');
    await change({ email: 'own@mail.example' });
    expect(await keptEmail()).toMatchObject({
      isFromThere: false,
      agreedAt: null,
      hereBy: expect.any(String) as string,
    });
    await change({ email: 'eleanor.castellanos@mail.example' });
    expect(await keptEmail()).toMatchObject({
      isFromThere: true,
      agreedHere: 'eleanor.castellanos@mail.example',
      hereSince: expect.stringMatching(/^2026-11-22T15:0/) as string,
    });
    const since = (await keptEmail())?.hereSince;
    await change({ firstName: 'Ellie' });
    expect((await keptEmail())?.hereSince).toBe(since);
  });

  it('C-100 C-257 keep a declined value declined until the PIMS reports another one, and the audit names it', async () => {
    await readClient();
    const declinedPimsValues = [{ field: 'email', value: 'eleanor.castellanos@mail.example' }];
    await change({ declinedPimsValues });
    expect((await keptEmail())?.declined).toBe('eleanor.castellanos@mail.example');
    const [entry] = await own(
      `select after from signa.audit_record where subject = 'client:${clientId}' and after ? 'declinedPimsValues'`,
    );
    expect(entry?.['after']).toMatchObject({ declinedPimsValues });
    withEmail('third@mail.example');
    expect((await keptEmail())?.declined).toBeNull();
  });

  it('C-257 do not decline a value that the PIMS no longer has', async () => {
    await readClient();
    await change({ declinedPimsValues: [{ field: 'email', value: 'older@mail.example' }] });
    expect((await keptEmail())?.declined).toBeNull();
  });

  it('C-255 C-257 C-258 work the same for a patient, including a weight corrected for a conflict', async () => {
    const read = async () =>
      (
        await server.data(sample.vet, 'getPimsPatientById', { ...named, pimsId: patient.pimsId })
      ).pimsPatientById?.synced[0]?.fields.find(({ field }) => field === 'weight');
    const first = await read();
    expect(first).toMatchObject({ agreedAt: null, declined: null });
    const value = String(first?.there);
    await server.data(sample.vet, 'UpdateLocationPatient', {
      input: { id: patient.id, declinedPimsValues: [{ field: 'weight', value }] },
    });
    expect((await read())?.declined).toBe(value);
    await server.data(sample.vet, 'UpdateLocationPatientForConflict', {
      input: { id: patient.id, weight: 12.25, weightUnit: 'lbs' },
    });
    expect(await read()).toMatchObject({ declined: value, isFromThere: false, hereBy: expect.any(String) as string });
    await server.data(sample.vet, 'UpdateLocationPatient', {
      input: { id: patient.id, weight: Number.parseFloat(value), weightUnit: 'lbs' },
    });
    expect(await read()).toMatchObject({ declined: null, isFromThere: true, agreedHere: value, agreedThere: value });
  });

  it('C-260 a recently read record is not requested again, and the client counts as open', async () => {
    await readClient();
    world.asked.length = 0;
    withEmail('third@mail.example');
    expect((await readAtOnce())?.emails).toEqual([{ address: 'eleanor.castellanos@mail.example' }]);
    expect(world.asked).toEqual([]);
    expect((await readClient())?.emails).toEqual([{ address: 'third@mail.example' }]);
    const opened = await own('select opened_at from signa.pims_sync where opened_at is not null');
    expect(opened).toHaveLength(1);
  });

  it('C-261 C-260 only clients who are viewed, themselves or through a patient, count as open', async () => {
    const others = await own(
      `select id::text from signa.client where location_id = 1 and id <> ${clientId} and not is_office_use order by id limit 2`,
    );
    const [former, unlinked] = others.map(({ id }) => String(id));
    await own(
      `insert into signa.patient_client (location_id, patient_id, client_id, is_active) values (1, ${patient.id}, ${former}, false)`,
    );
    const opened = async () =>
      own(`select linked, record_id::text as id from signa.pims_sync where opened_at is not null order by record_id`);
    const known = async () => {
      await own('truncate signa.pims_sync');
      await own(`insert into signa.pims_sync (location_id, linked, record_id) values
        (1, 'client', ${clientId}), (1, 'client', ${former}), (1, 'client', ${unlinked}), (1, 'patient', ${clientId})`);
    };
    await known();
    await readClient();
    expect(await opened()).toEqual([{ linked: 'client', id: clientId }]);
    await known();
    await server.data(sample.vet, 'getPimsPatientById', { ...named, pimsId: patient.pimsId });
    expect(await opened()).toEqual([{ linked: 'client', id: clientId }]);
    await own(
      `delete from signa.patient_client where location_id = 1 and client_id = ${former} and patient_id = ${patient.id}`,
    );
  });

  it('C-255 are stored at each location of the account whose client is linked with the record', async () => {
    const [there] = await own(
      'select min(id)::text as id from signa.client where location_id = 2 and not is_office_use',
    );
    const second = String(there?.['id']);
    const [before] = await own(
      'select pims_account_id, pims_connection_type, is_pims_enabled from signa.location where id = 2',
    );
    await own(
      `update signa.location set is_pims_enabled = true, pims_account_id = '${account}', pims_connection_type = 'EZYVET' where id = 2`,
    );
    const [link] = await own(
      `select pims_id, pims_connection_type from signa.client where location_id = 2 and id = ${second}`,
    );
    await own(
      `update signa.client set pims_id = '7001', pims_connection_type = 'EZYVET' where location_id = 2 and id = ${second}`,
    );
    const read = await readClient();
    expect(read?.synced.map(({ id }) => id).sort()).toEqual([clientId, second].sort());
    expect(
      await own(`select location_id::text as place, record_id::text as id, opened_at is not null as "isOpen", record is not null as "isKept"
        from signa.pims_sync where linked = 'client' order by location_id`),
    ).toEqual([
      { place: '1', id: clientId, isOpen: true, isKept: true },
      { place: '2', id: second, isOpen: true, isKept: true },
    ]);
    const text = (value: unknown) => (value === null ? 'null' : `'${String(value)}'`);
    await own(`update signa.client set pims_id = ${text(link?.['pims_id'])}, pims_connection_type = ${text(link?.['pims_connection_type'])}
      where location_id = 2 and id = ${second}`);
    await own(`update signa.location set is_pims_enabled = ${String(before?.['is_pims_enabled'])}, pims_account_id = ${text(before?.['pims_account_id'])},
      pims_connection_type = ${text(before?.['pims_connection_type'])} where id = 2`);
  });

  it('C-255 are not stored for unlinked records or when support views them', async () => {
    const unlinked = await server.data(sample.vet, 'getPimsCaretakerById', { input: { ...named, pimsId: '7901' } });
    expect(unlinked.pimsCaretakerById?.synced).toEqual([]);
    expect((await readClient(sample.support))?.synced).toEqual([]);
    expect(await own('select from signa.pims_sync')).toEqual([]);
  });

  const differences = async () =>
    (await server.data(sample.support, 'GetPimsDifferences', { clientId })).pimsDifferences;
  const fieldOf = (found: Awaited<ReturnType<typeof differences>>, record: string, field: string) =>
    found?.records.find((one) => one.record === record)?.rows.filter((row) => row.field === field) ?? [];

  it('A-408 shows support field by field which side of a linked client and its patients takes precedence, and stores nothing', async () => {
    expect(await differences()).toMatchObject({ locationId: '1', isAnswering: true });
    expect(await own('select count(*)::int as count from signa.pims_sync')).toEqual([{ count: 0 }]);
    await readClient();
    await change({ email: 'mine@mail.example' });
    const found = await differences();
    expect(fieldOf(found, `client:${clientId}`, 'Last name')).toMatchObject([
      { here: 'Whitfield-Castellanos', wins: 'same' },
    ]);
    expect(fieldOf(found, `client:${clientId}`, 'Phone').map(({ there, wins }) => [there, wins])).toContainEqual([
      '5185550278',
      'pims',
    ]);
    expect(found?.records.map(({ record }) => record)).toContain(`patient:${patient.id}`);
    expect(fieldOf(found, `patient:${patient.id}`, 'Name')).toMatchObject([{ here: 'Bartholomew', wins: 'same' }]);
    withEmail('mine@mail.example');
    await readClient();
    await change({ email: 'later@mail.example' });
    expect(fieldOf(await differences(), `client:${clientId}`, 'Email')).toMatchObject([
      {
        ...{ here: 'later@mail.example', there: 'mine@mail.example', wins: 'signa' },
        why: expect.stringMatching(/^Changed here by Dr\. Maya Okafor, 11-20-2026/) as string,
      },
    ]);
  });

  it('A-408 is available to support only, and returns null for unknown or unlinked clients', async () => {
    expect(await server.call(sample.admin, 'GetPimsDifferences', { clientId })).toMatchObject({
      failure: { code: 'FORBIDDEN' },
    });
    const [unlinked] = await own(
      'select max(id)::text as id from signa.client where location_id = 1 and pims_id is null',
    );
    for (const id of ['987654321', String(unlinked?.['id'])])
      expect((await server.data(sample.support, 'GetPimsDifferences', { clientId: id })).pimsDifferences).toBeNull();
  });

  // Must run last: the connection's clock blocks a failed account for a while.
  it('C-262 C-263 while the PIMS does not respond, the last read record is returned with the time of the failure', async () => {
    const first = await readClient();
    expect(first?.synced[0]).toMatchObject({ failingSince: null });
    world.pims.behave({ availability: 'down' });
    const during = await readClient();
    expect({ ...during, synced: [] }).toEqual({ ...first, synced: [] });
    expect(during?.synced[0]?.readAt).toBe(first?.synced[0]?.readAt);
    expect(during?.synced[0]?.failingSince).toMatch(/^2026-11-20T15:/);
    await own(
      `insert into signa.pims_refresh (location_id, faults, failing_since) values (1, 3, '2026-11-20T09:00:00.000Z')`,
    );
    expect((await readClient())?.synced[0]?.failingSince).toBe('2026-11-20T09:00:00.000Z');
    const read = await server.data(sample.vet, 'getPimsPatientById', { ...named, pimsId: patient.pimsId });
    expect(read.pimsPatientById).toMatchObject({
      name: 'Bartholomew',
      synced: [{ failingSince: '2026-11-20T09:00:00.000Z' }],
    });
    expect(await differences()).toMatchObject({ isAnswering: false, readAt: first?.synced[0]?.readAt });
    const unlinked = await server.call(sample.vet, 'getPimsCaretakerById', { input: { ...named, pimsId: '7901' } });
    expect(unlinked).toMatchObject({ failure: { code: 'PARTNER_UNREACHABLE' } });
    // Stored by a version whose records had another shape: it counts as never read.
    await own(`update signa.pims_sync set record = record - 'phones' where record is not null`);
    const otherShape = await server.call(sample.vet, 'getPimsCaretakerById', { input: { ...named, ...eleanor } });
    expect(otherShape).toMatchObject({ failure: { code: 'PARTNER_UNREACHABLE' } });
    world.pims.behave({ availability: 'up' });
  });
});

/** A clock that advances a minute with each call, so that no rate limit of the partner is reached. */
function unhurried(): () => Date {
  let at = Date.now();
  return () => new Date((at += 61_000));
}
