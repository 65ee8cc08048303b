import type { Visit } from '@signa/fixtures/simulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testOutgoing } from '../../testing/outgoing.js';
import { startPracticeSystems, type TestPracticeSystems } from '../../testing/practice-systems.js';
import { openPracticeSystems } from './open-practice-systems.js';
import type { Prescribing, WrittenPrescription } from './practice-system.js';

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 24 * 60 * 60 * 1000);

const visit = (id: number, changes: Partial<Visit> = {}): Visit => ({
  id,
  patientId: 9001,
  vetId: 201,
  vetName: 'Dr. Maya Okafor',
  code: `C${id}`,
  at: day(id % 400),
  reason: 'Recheck',
  diagnosis: `Finding ${id}`,
  status: 'Closed',
  ...changes,
});

/** More than two pages of either system, with the newest in the middle. */
const many = Array.from({ length: 450 }, (_, place) => visit(place + 1, { at: day((place * 7) % 450) }));
const visits = [...many, visit(900, { patientId: 9002, diagnosis: null, vetId: 202, vetName: 'Dr. Ann Lee' })];
const records = { ezyvet: { site: visits }, digitail: { '4021': visits } };

const prescription: WrittenPrescription = {
  accountId: 'site',
  patientId: '9001',
  vetId: '201',
  clientId: '7001',
  consultId: '3',
  rxNumber: '2026-120001',
  issuedDate: '2026-11-20T13:00:00.000Z',
  product: { title: 'Gabapentin 50 mg', sku: 'GABA-50', strength: '50 mg' },
  quantity: 30,
  directions: 'Give one by mouth every 12 hours.',
  refills: 2,
  isPrn: false,
  expirationDate: '2027-11-20',
};

let world: TestPracticeSystems;
beforeEach(async () => {
  world = await startPracticeSystems({ records });
});
afterEach(() => world.close());

describe.each([
  ['EZYVET', 'site', '/ezyvet/v1/oauth/access_token'],
  ['DIGITAIL', '4021', '/digitail/oauth/token'],
] as const)('%s', (type, accountId, tokenPath) => {
  const of = (systems: TestPracticeSystems['systems']): Prescribing => {
    const system = systems[type]?.prescribing;
    if (!system) throw new Error(`${type} is configured`);
    return system;
  };
  const key = (patientId: string) => ({ accountId, secret: null, patientId });
  const tokens = () => world.asked.filter((call) => call === `POST ${tokenPath}`).length;

  it('C-173 P-092 reads the consultations of a patient across all pages, the 25 newest first', async () => {
    const found = await of(world.systems).consultsOfPatient(key('9001'));
    const dates = found.map(({ date }) => Date.parse(date ?? ''));
    expect(dates).toEqual(Array.from({ length: 25 }, (_, place) => day(449 - place).getTime()));
    const newest = many.find(({ at }) => at.getTime() === day(449).getTime());
    expect(found[0]).toEqual({
      id: String(newest?.id),
      code: newest?.code,
      date: day(449).toISOString(),
      description: 'Recheck',
      diagnosis: newest?.diagnosis,
      status: 'Closed',
      pimsUser: { displayName: 'Dr. Maya Okafor' },
    });
    expect(await of(world.systems).consultsOfPatient(key('9002'))).toMatchObject([
      { id: '900', diagnosis: null, pimsUser: { displayName: 'Dr. Ann Lee' } },
    ]);
    expect(await of(world.systems).consultsOfPatient(key('9003'))).toEqual([]);
  });

  it('C-174 P-093 finds a consultation by its code, for that patient only', async () => {
    expect(await of(world.systems).consultsByCode(key('9001'), 'C17')).toMatchObject([{ id: '17', code: 'C17' }]);
    expect(await of(world.systems).consultsByCode(key('9002'), 'C17')).toEqual([]);
    for (const code of ['C&id=1', '{"neq":""}'])
      expect(await of(world.systems).consultsByCode(key('9001'), code)).toEqual([]);
  });

  it('requests a token once, and a new one when it is rejected', async () => {
    await of(world.systems).consultsByCode(key('9001'), 'C17');
    await of(world.systems).consultsByCode(key('9001'), 'C18');
    expect(tokens()).toBe(1);
    world.pims.invalidateTokens();
    expect(await of(world.systems).consultsByCode(key('9001'), 'C19')).toHaveLength(1);
    expect(tokens()).toBe(2);
  });

  it('requests a new token before the old one expires', async () => {
    let now = Date.now();
    const systems = openPracticeSystems(world.settings, { now: () => now, outgoing: testOutgoing });
    await of(systems).consultsByCode(key('9001'), 'C17');
    now += 12 * 60 * 60 * 1000 - 30_000;
    await of(systems).consultsByCode(key('9001'), 'C17');
    expect(tokens()).toBe(2);
  });

  it('retries after a temporary error, and fails on a permanent one without details of the response', async () => {
    world.faults.push(503, 429);
    expect(await of(world.systems).consultsByCode(key('9001'), 'C17')).toHaveLength(1);
    world.pims.behave({ availability: 'down' });
    const failing = of(world.systems).consultsByCode(key('9001'), 'C17');
    await expect(failing).rejects.toThrow(/^127\.0\.0\.1:\d+ answered 503$/);
  });

  it('times out for a slow system and does not retry', async () => {
    world.pims.behave({ answerDelay: 60_000 });
    await expect(of(world.impatient(1_000)).consultsByCode(key('9001'), 'C17')).rejects.toThrow(
      'did not respond in time',
    );
    expect(world.asked).toHaveLength(1);
  });

  it('reports that the system is unreachable', async () => {
    await world.close();
    await expect(of(world.systems).consultsByCode(key('9001'), 'C17')).rejects.toThrow('could not be reached');
    world = await startPracticeSystems({ records });
  });

  it('P-095 writes a prescription once per key, however often it is delivered', async () => {
    const sent = { ...prescription, accountId };
    world.pims.behave({ reply: 'take-and-fail', replyTimes: 1 });
    await expect(of(world.systems).writePrescription(sent, 'rx-1', null)).rejects.toThrow('answered 500');
    await of(world.systems).writePrescription(sent, 'rx-1', null);
    await of(world.systems).writePrescription({ ...sent, consultId: null }, 'rx-2', null);
    expect(world.pims.written().map(({ reference, deliveries }) => [reference, deliveries])).toEqual([
      ['rx-1', 2],
      ['rx-2', 1],
    ]);
  });
});

it("P-095 writes ezyVet's required fields, with numbers as numbers", async () => {
  await world.systems.EZYVET?.prescribing?.writePrescription(prescription, 'rx-1', null);
  await world.systems.EZYVET?.prescribing?.writePrescription(
    { ...prescription, consultId: null, clientId: null },
    'rx-2',
    null,
  );
  const [whole, bare] = world.pims.written();
  expect(whole).toMatchObject({ system: 'ezyvet', account: 'site' });
  expect(whole?.body).toEqual({
    animal_id: 9001,
    consult_id: 3,
    contact_id: 7001,
    prescribing_vet_user_id: 201,
    date_of_prescription: Date.parse('2026-11-20T13:00:00.000Z') / 1000,
    external_reference: 'rx-1',
    external_prescription_item_list: [
      {
        external_product_name: 'Gabapentin 50 mg',
        external_product_reference: 'GABA-50',
        instructions: 'Give one by mouth every 12 hours.',
        qty: 30,
        remaining: 2,
      },
    ],
  });
  expect(Object.keys(bare?.body ?? {})).not.toContain('consult_id');
  expect(Object.keys(bare?.body ?? {})).not.toContain('contact_id');
});

it("P-095 writes DIGITAIL's required fields", async () => {
  await world.systems.DIGITAIL?.prescribing?.writePrescription({ ...prescription, accountId: '4021' }, 'rx-1', null);
  expect(world.pims.written()[0]?.body).toMatchObject({
    clinic_id: '4021',
    pet_id: '9001',
    vet_id: '201',
    record_id: '3',
    external_id: 'rx-1',
    number: '2026-120001',
    items: [{ name: 'Gabapentin 50 mg', quantity: 30, refills: 2, as_needed: false }],
  });
});

it('sends no record with an invalid ezyVet id', async () => {
  const wrong = { ...prescription, patientId: 'abc' };
  await expect(world.systems.EZYVET?.prescribing?.writePrescription(wrong, 'rx-1', null)).rejects.toThrow(
    'is not an ezyVet id',
  );
  expect(world.asked).toEqual([]);
});

it('connects only to what is configured', () => {
  const deps = { now: () => 0, outgoing: testOutgoing };
  expect(openPracticeSystems({ ezyvet: null, digitail: null, gateway: null }, deps)).toEqual({});
  expect(Object.keys(openPracticeSystems({ ...world.settings, digitail: null, gateway: null }, deps))).toEqual([
    'EZYVET',
  ]);
});

describe('location secret', () => {
  const sites = { ...records.ezyvet, own: visits };
  beforeEach(async () => {
    await world.close();
    const clients = { own: { clientId: 'client-of-own', clientSecret: 'secret-of-own' } };
    world = await startPracticeSystems({ records: { ...records, ezyvet: sites } }, clients);
  });
  const ask = (accountId: string, secret: string | null) =>
    world.systems.EZYVET?.prescribing?.consultsByCode({ accountId, secret, patientId: '9001' }, 'C17');

  it('A-270 is the ezyVet client: its id and secret, or the secret alone', async () => {
    expect(await ask('own', 'client-of-own:secret-of-own')).toHaveLength(1);
    expect(await ask('site', 'ezyvet-secret')).toHaveLength(1);
    expect(await ask('site', null)).toHaveLength(1);
    for (const secret of [null, 'secret-of-own', 'client-of-own:wrong', ':secret-of-own'])
      await expect(ask('own', secret)).rejects.toThrow('answered 401');
    // The settings do not substitute for an invalid secret.
    await expect(ask('site', 'wrong')).rejects.toThrow('answered 401');
  });

  it("A-270 A-130 is DIGITAIL's token, and no other is requested", async () => {
    const form = { grant_type: 'client_credentials', client_id: 'client', client_secret: 'digitail-secret' };
    const body = new URLSearchParams(form);
    const given = await fetch(`${world.settings.digitail?.url ?? ''}/oauth/token`, { method: 'POST', body });
    const { access_token: secret } = (await given.json()) as { access_token: string };
    world.asked.length = 0;
    const ofClinic = (own: string) =>
      world.systems.DIGITAIL?.prescribing?.consultsByCode({ accountId: '4021', secret: own, patientId: '9001' }, 'C17');
    expect(await ofClinic(secret)).toHaveLength(1);
    await expect(ofClinic('taken-back')).rejects.toThrow('answered 401');
    expect(world.asked).not.toContain('POST /digitail/oauth/token');
  });

  it('A-270 a new one immediately requests its own token', async () => {
    await ask('own', 'client-of-own:secret-of-own');
    await expect(ask('own', 'client-of-own:replaced')).rejects.toThrow('answered 401');
    expect(await ask('own', 'client-of-own:secret-of-own')).toHaveLength(1);
  });

  it('A-270 is also used for writing a prescription', async () => {
    const rx = { ...prescription, accountId: 'own' };
    await world.systems.EZYVET?.prescribing?.writePrescription(rx, 'rx-1', 'client-of-own:secret-of-own');
    await expect(world.systems.EZYVET?.prescribing?.writePrescription(rx, 'rx-2', null)).rejects.toThrow('401');
    expect(world.pims.written()).toHaveLength(1);
  });
});
