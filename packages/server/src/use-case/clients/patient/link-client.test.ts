import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('the clients of a patient', (make) => {
  let server: TestServer;
  let patient: string;
  let clients: readonly string[];
  let elsewhere: string;
  const own = async <R extends object>(sql: string) => await server.db.asOwner<R>(sql);
  const idsOf = async (sql: string) => (await own<{ id: string }>(sql)).map(({ id }) => id);

  beforeAll(async () => {
    server = await startSampleServer(await make());
    [patient = ''] = await idsOf(
      `select id::text from signa.patient where location_id = 1 and not is_office_use order by id`,
    );
    clients = await idsOf(
      `select id::text from signa.client where location_id = 1 and is_active and not is_office_use order by id limit 3`,
    );
    [elsewhere = ''] = await idsOf('select id::text from signa.client where location_id = 3 order by id');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await own(`delete from signa.patient_client where location_id = 1 and patient_id = ${patient}`);
  });

  const call = (client: string | undefined, change: { isActive?: boolean; isPrimary?: boolean } = {}) =>
    server.call(sample.vet, 'UpsertLocationPatientClient', {
      locationPatientId: patient,
      locationClientId: client ?? '',
      ...change,
    });
  const links = async () => {
    const found = await own<{ id: string; isActive: boolean; isPrimary: boolean }>(
      `select client_id::text as id, is_active as "isActive", is_primary as "isPrimary" from signa.patient_client
      where location_id = 1 and patient_id = ${patient} order by client_id`,
    );
    return found.map(
      ({ id, isActive, isPrimary }) => `${clients.indexOf(id)}${isPrimary ? '!' : ''}${isActive ? '' : '-'}`,
    );
  };

  it('C-163 C-080 C-081 C-082 links a patient, keeps one link per pair and one primary among the active links', async () => {
    const [one, two, three] = clients;
    expect(await call(one)).toMatchObject({
      ok: true,
      data: {
        upsertLocationPatientClient: {
          locationPatientId: patient,
          locationClientId: one,
          isActive: true,
          isPrimary: true,
        },
      },
    });
    await call(two, { isPrimary: false });
    await call(three, { isPrimary: true });
    expect(await links()).toEqual(['0', '1', '2!']);
    await call(three, { isActive: false });
    expect(await links()).toEqual(['0!', '1', '2-']);
    await call(two, { isPrimary: true });
    await call(two, { isPrimary: true });
    expect(await links()).toEqual(['0', '1!', '2-']);
    expect(await call(three)).toMatchObject({ data: { upsertLocationPatientClient: { isActive: false } } });
  });

  it('C-052 adds no active link to an inactive client, and updates an existing one', async () => {
    const [one] = clients;
    await call(one);
    await own(`update signa.client set is_active = false where location_id = 1 and id = ${one ?? ''}`);
    expect(await call(one, { isPrimary: true })).toMatchObject({ ok: true });
    expect(await call(one, { isActive: false })).toMatchObject({ ok: true });
    expect(await call(one, { isActive: true })).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', message: 'Client is not active' },
    });
    expect(await links()).toEqual(['0-']);
    await own(`update signa.client set is_active = true where location_id = 1 and id = ${one ?? ''}`);
  });

  it('C-001 C-080 does not find a client of another location', async () => {
    expect(await call(elsewhere)).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
    expect(await links()).toEqual([]);
  });

  it('C-081 C-082 keeps one primary link when links change concurrently', async () => {
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        clients.flatMap((client) => [call(client, { isPrimary: true }), call(client, { isActive: round % 2 === 0 })]),
      );
      expect(answers.filter(({ ok }) => !ok)).toEqual([]);
      const [state] = await own<{ active: number; marked: number }>(
        `select count(*) filter (where is_active)::int as active, count(*) filter (where is_primary)::int as marked
        from signa.patient_client where location_id = 1 and patient_id = ${patient}`,
      );
      expect(state?.marked).toBe(state?.active ? 1 : 0);
    }
  }, 120_000);
});
