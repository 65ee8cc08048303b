import { failureTexts } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { samplePimsAccounts } from '@signa/fixtures/simulator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPracticeSystems, type TestPracticeSystems } from '../testing/practice-systems.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { embeddedTestDatabase } from '../testing/embedded-test-database.js';
import type { TestServer } from '../testing/test-server.js';

type PimsInput = Operations['getPimsConsultsByPatientId']['variables']['pimsInput'];

const own: PimsInput = { pimsAccountId: samplePimsAccounts.ezyvet, pimsConnectionType: 'EZYVET' };
/** A patient of the sample with eight visits. */
const patientId = '9004';

let world: TestPracticeSystems;
let server: TestServer;
beforeAll(async () => {
  world = await startPracticeSystems();
  server = await startSampleServer(await embeddedTestDatabase(), world.systems);
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  world.pims.behave({ availability: 'up' });
  world.asked.length = 0;
  await setUp({ is_pims_enabled: true, pims_account_id: own.pimsAccountId, pims_connection_type: 'EZYVET' });
});

async function setUp(
  values: Readonly<Record<string, string | boolean | null>>,
  location: string = sample.wren,
): Promise<void> {
  const list = Object.keys(values).map((name, place) => `${name} = $${place + 2}`);
  await server.db.asOwner(`update signa.location set ${list.join(', ')} where id = $1`, [
    location,
    ...Object.values(values),
  ]);
}
const byPatient = (pimsInput: PimsInput = own, as: string = sample.vet) =>
  server.call(as, 'getPimsConsultsByPatientId', { patientId, pimsInput });
const byCode = (code: string, pimsInput: PimsInput = own) =>
  server.call(sample.vet, 'getPimsConsultsByCode', { code, patientId, pimsInput });

async function refusal(asked: ReturnType<typeof byPatient> | ReturnType<typeof byCode>) {
  const answer = await asked;
  if (answer.ok) throw new Error('This must be refused');
  expect(world.asked).toEqual([]);
  return answer.failure;
}

it('P-194 P-214 C-173 P-092 returns the consultations of a patient, newest first', async () => {
  const { pimsConsultsByPatientId: found } = await server.data(sample.vet, 'getPimsConsultsByPatientId', {
    patientId,
    pimsInput: own,
  });
  expect(found).toHaveLength(8);
  const dates = found.map(({ date }) => Date.parse(date ?? ''));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(found[0]).toMatchObject({
    id: expect.stringMatching(/\w/) as string,
    code: 'C9004-1',
    description: expect.any(String) as string,
    diagnosis: expect.any(String) as string,
    pimsUser: { displayName: expect.stringMatching(/^Dr\. /) as string },
  });
});

it("A-210 stores the reported consultations at each of the caller's locations with the account, and at no other", async () => {
  await server.db.asOwner('delete from signa.pims_consult');
  const { pimsConsultsByPatientId: found } = await server.data(sample.vet, 'getPimsConsultsByPatientId', {
    patientId,
    pimsInput: own,
  });
  const kept = () =>
    server.db.asOwner<{ consult: string }>(
      `select location_id::text as location, connection_type as type, account_id as account, patient_pims_id as patient, consult_id as consult
      from signa.pims_consult order by consult_id`,
    );
  const told = { location: sample.wren, type: 'EZYVET', account: own.pimsAccountId, patient: patientId };
  expect(await kept()).toEqual(
    found.map(({ id: consult }) => ({ ...told, consult })).sort((a, b) => (a.consult < b.consult ? -1 : 1)),
  );
  await server.db.asOwner('delete from signa.pims_consult');
  await byCode('C9004-3');
  expect(await kept()).toMatchObject([told]);
});

it('P-214 C-174 P-093 finds a consultation by its code, ignoring surrounding spaces', async () => {
  const answer = await byCode('  C9004-3 ');
  expect(answer).toMatchObject({ ok: true, data: { pimsConsultsByCode: [{ code: 'C9004-3' }] } });
  expect(await byCode('C9008-1')).toEqual({ ok: true, data: { pimsConsultsByCode: [] } });
});

it('P-093 rejects a blank code and one longer than 32 characters', async () => {
  expect(await refusal(byCode('   '))).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: 'code' }] });
  expect(await refusal(byCode('x'.repeat(33)))).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: 'code' }] });
  expect(await byCode('x'.repeat(32))).toMatchObject({ ok: true });
});

it("C-173 C-174 rejects connection types without consultations, also for the caller's own account", async () => {
  await setUp({ pims_connection_type: 'VETSPIRE' });
  const vetspire: PimsInput = { ...own, pimsConnectionType: 'VETSPIRE' };
  expect(await refusal(byPatient(vetspire))).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await refusal(byCode('C1', vetspire))).toMatchObject({ code: 'BAD_USER_INPUT' });
});

it("A-172 A-018 accepts only the account of one of the caller's locations, and rejects a foreign one like a missing one", async () => {
  await setUp(
    { is_pims_enabled: true, pims_account_id: 'larkspur-01', pims_connection_type: 'EZYVET' },
    sample.larkspur,
  );
  const foreign = await refusal(byPatient({ ...own, pimsAccountId: 'larkspur-01' }));
  expect(foreign).toEqual(await refusal(byPatient({ ...own, pimsAccountId: 'nobody' })));
  expect(foreign.code).toBe('FORBIDDEN');
  expect(await refusal(byPatient({ ...own, pimsConnectionType: 'DIGITAIL' }))).toEqual(foreign);
});

it('A-172 is available to practice users, and to support only while impersonating', async () => {
  expect(await refusal(byPatient(own, sample.support))).toMatchObject({ code: 'FORBIDDEN' });
});

it('A-031 C-084 rejects locations where PIMS is disabled', async () => {
  await setUp({ is_pims_enabled: false });
  expect(await refusal(byPatient())).toMatchObject({ code: 'FORBIDDEN' });
});

it.each([
  ['byPatient', () => byPatient()],
  ['byCode', () => byCode('C9004-3')],
])('C-092 P-227 fails %s without details of the PIMS when that is down', async (_, ask) => {
  world.pims.behave({ availability: 'down' });
  expect(await ask()).toMatchObject({
    failure: { code: 'PARTNER_UNREACHABLE', message: failureTexts.PARTNER_UNREACHABLE },
  });
  expect(String(server.reported.at(-1))).toContain('answered 503');
});

it.each(['abc', '9004.5', '-9004', '280,282', '٩٠٠٤', '9'.repeat(16), ' 9004'])(
  'C-173 C-174 finds nothing for a patient %j, which ezyVet cannot have, without a request',
  async (odd) => {
    world.asked.length = 0;
    const pimsInput = own;
    expect(await server.call(sample.vet, 'getPimsConsultsByPatientId', { patientId: odd, pimsInput })).toEqual({
      ok: true,
      data: { pimsConsultsByPatientId: [] },
    });
    expect(await server.call(sample.vet, 'getPimsConsultsByCode', { code: 'C1', patientId: odd, pimsInput })).toEqual({
      ok: true,
      data: { pimsConsultsByCode: [] },
    });
    expect(world.asked).toEqual([]);
  },
);
