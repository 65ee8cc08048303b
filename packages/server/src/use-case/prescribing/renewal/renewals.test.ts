import { randomUUID } from 'node:crypto';
import { renewalsOffText } from '@signa/core/prescribing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('renewals authorized together', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const locationId = sample.wren;
  const view = async (as: string = sample.vet) =>
    (await server.data(as, 'GetCleanRenewals', { locationId })).cleanRenewals;
  type Renewal = Awaited<ReturnType<typeof view>>['renewals'][number];
  const of = (renewals: readonly Renewal[], patient: string) => {
    const found = renewals.find(({ request }) => request.locationPatient?.name === patient);
    if (!found) throw new Error(`No renewal of ${patient}`);
    return found;
  };
  const named = ({ request, lines }: Pick<Renewal, 'request' | 'lines'>) => ({
    prescriptionTaskId: request.id,
    shown: lines.map(({ name, label, value, note }) => ({ name, label, value, note })),
  });
  type Named = ReturnType<typeof named>;
  const authorize = async (renewals: readonly Named[], batchId: string = randomUUID(), as: string = sample.vet) =>
    (await server.data(as, 'AuthorizeRenewals', { locationId, batchId, renewals: [...renewals] })).authorizeRenewals;
  const issuedFor = async (patient: string) =>
    await server.db.asOwner<{ id: string }>(
      `select rx.id::text from signa.prescription rx join signa.patient p on p.location_id = rx.location_id and p.id = rx.patient_id
        where p.name = $1 and rx.issued_at > now() - interval '1 day'`,
      [patient],
    );

  it('P-460 P-461 P-462 P-465 lists the clean renewals of the user, and why the others are left out', async () => {
    const page = await view();
    const clean = page.renewals.filter(({ isClean }) => isClean).map(({ request }) => request.locationPatient?.name);
    expect(clean.toSorted()).toEqual(['Clementine', 'Diesel', 'Otis']);
    const reasons = new Map(
      page.renewals.map(({ request, gates }) => [
        request.locationPatient?.name,
        gates.find(({ reason }) => reason !== null)?.reason,
      ]),
    );
    expect(reasons.get('Kofi')).toBe('other-quantity');
    expect(reasons.get('Sir Barnaby of Kensington')).toBe('no-exam');
    expect(reasons.get('Miso')).toBe('not-a-renewal');
    expect(page.renewals.every(({ isClean, lines }) => isClean === lines.length > 0)).toBe(true);
    expect(of(page.renewals, 'Otis').request.joined).toHaveLength(1);

    const other = await view(sample.vetadmin);
    expect(other.renewals.map(({ request }) => request.locationPatient?.name)).toEqual(['Biscuit']);
    expect(other.total + other.ofOtherVets).toBe(page.total + page.ofOtherVets);
  });

  it('P-466 P-468 refuses a renewal that is not as it was shown, and says what changed; the others are signed', async () => {
    const { renewals } = await view();
    const [diesel, clementine] = [named(of(renewals, 'Diesel')), named(of(renewals, 'Clementine'))];
    await server.db.asOwner(`update signa.patient set allergies = '[{"code":"beef","name":"Beef","kind":"food"}]'
      where name = 'Diesel' and location_id = 1`);
    const results = await authorize([diesel, clementine]);
    expect(results[0]).toMatchObject({ prescriptionId: null, rxNumber: null });
    expect(results[0]?.reason).toBe('Changed since you read it: Allergies was No Known Allergies and is now Beef.');
    expect(results[1]?.reason).toBeNull();
    expect(results[1]?.rxNumber).toMatch(/^\d\d-\d+$/);
    expect(await issuedFor('Diesel')).toEqual([]);
    await server.db.asOwner(`update signa.patient set allergies = '[]' where name = 'Diesel' and location_id = 1`);
  });

  it('P-467 P-468 P-469 signs each once, whatever is repeated, with its own audit record that names the confirmation', async () => {
    const otis = of((await view()).renewals, 'Otis');
    const diesel = of((await view()).renewals, 'Diesel');
    const batchId = randomUUID();
    const first = await authorize([named(otis), named(diesel)], batchId);
    expect(first.map(({ reason }) => reason)).toEqual([null, null]);
    expect(await authorize([named(otis), named(diesel)], batchId)).toEqual(first);
    expect(await issuedFor('Otis')).toHaveLength(1);
    expect(await issuedFor('Diesel')).toHaveLength(1);

    const [id, other] = first.map(({ prescriptionId }) => prescriptionId ?? '');
    const { prescription } = await server.data(sample.vet, 'GetPrescription', { id: id ?? '' });
    expect(prescription?.issueRecord?.batch).toEqual({ id: batchId, count: 2 });
    expect(prescription?.history.map(({ note }) => note)).toContain(
      `Authorized together with 1 other in batch ${batchId}`,
    );
    const audit = await server.db.asOwner<{ subject: string; batch: string }>(
      `select subject, after -> 'batch' ->> 'id' as batch from signa.audit_record
        where operation = 'AuthorizeRenewals' and subject = any ($1)`,
      [[`prescription:${id}`, `prescription:${other}`]],
    );
    expect(audit.map(({ batch }) => batch)).toEqual([batchId, batchId]);
    const messages = await server.db.asOwner(
      `select 1 from signa.outbox_message where kind = 'pharmacy-prescription' and payload ->> 'prescriptionId' = any ($1)`,
      [[id, other]],
    );
    expect(messages).toHaveLength(2);
    // Both requests on the card of Otis were answered.
    const open = await server.db.asOwner(
      `select 1 from signa.task t join signa.patient p on p.location_id = t.location_id and p.id = t.patient_id
        where p.name = 'Otis' and t.status = 'PENDING' and t.type in ('renewal', 'expiring')`,
    );
    expect(open).toEqual([]);

    const again = await authorize([named(otis)]);
    expect(again[0]?.reason).toContain('This request was approved by Dr. Maya Okafor');
    expect(await issuedFor('Otis')).toHaveLength(1);
  });

  it('P-461 P-466 never signs a renewal that is left out, even if it was clean when it was shown', async () => {
    const setExam = (date: string | null) =>
      server.db.asOwner(`update signa.patient set last_exam_on = $1 where name = 'Sir Barnaby of Kensington'`, [date]);
    await setExam('2026-09-09');
    const sir = of((await view()).renewals, 'Sir Barnaby of Kensington');
    expect(sir.isClean).toBe(true);
    await setExam(null);
    const [shownClean] = await authorize([named(sir)]);
    expect(shownClean?.reason).toBe('Changed since you read it: Last exam was 09-09-2026 and is now none.');
    const lines = sir.lines.map((line) => (line.name === 'lastExam' ? { ...line, value: 'none' } : line));
    const [shownAsItIs] = await authorize([named({ ...sir, lines })]);
    expect(shownAsItIs?.reason).toBe('No exam is recorded.');
    expect(await issuedFor('Sir Barnaby of Kensington')).toEqual([]);
  });

  it('P-460 P-463 a practice makes its gates stricter or switches the view off, within the bounds, and it is audited', async () => {
    const read = async () => (await server.data(sample.admin, 'GetRenewalGates', { locationId })).renewalGates;
    const defaults = { locationId, isAllowed: true, examMonths: 12, weightMonths: 12, weightPercent: 10, version: 0 };
    expect(await read()).toEqual(defaults);
    const update = (changes: object) =>
      server.call(sample.admin, 'UpdateRenewalGates', {
        locationId,
        input: { isAllowed: true, examMonths: 12, weightMonths: 12, weightPercent: 10, version: 0, ...changes },
      });
    expect(JSON.stringify(await update({ examMonths: 13 }))).toContain('Enter a whole number from 1 to 12.');
    expect(JSON.stringify(await update({ weightPercent: 11 }))).toContain('Enter a whole number from 0 to 10.');
    await update({ weightPercent: 0 });
    expect(await read()).toEqual({ ...defaults, weightPercent: 0, version: 1 });
    const biscuit = async () => of((await view(sample.vetadmin)).renewals, 'Biscuit');
    expect((await biscuit()).gates.find(({ reason }) => reason !== null)?.reason).toBe('other-weight');
    expect(JSON.stringify(await update({}))).toContain('CONFLICT');
    await update({ version: 1 });
    const clean = await biscuit();
    expect(clean.isClean).toBe(true);
    await update({ version: 2, isAllowed: false });
    expect(await view(sample.vetadmin)).toMatchObject({ isAllowed: false, renewals: [] });
    const [result] = await authorize([named(clean)], randomUUID(), sample.vetadmin);
    expect(result?.reason).toBe(renewalsOffText);
    const audit = await server.db.asOwner(
      `select 1 from signa.audit_record where operation = 'UpdateRenewalGates' and subject = 'location:1'`,
    );
    expect(audit).toHaveLength(3);
    await update({ version: 3 });
  });

  it('P-461 a user without the right to authorize signs nothing', async () => {
    const biscuit = of((await view(sample.vetadmin)).renewals, 'Biscuit');
    const [result] = await authorize([named(biscuit)], randomUUID(), sample.staff);
    expect(result?.prescriptionId).toBeNull();
    expect(await issuedFor('Biscuit')).toEqual([]);
  });

  it('P-467 refuses a confirmation of none, or of the same request twice', async () => {
    const one = { prescriptionTaskId: '31', shown: [] };
    for (const renewals of [[], [one, one]]) {
      const answer = await server.call(sample.vet, 'AuthorizeRenewals', {
        locationId,
        batchId: randomUUID(),
        renewals,
      });
      expect(JSON.stringify(answer)).toContain('BAD_USER_INPUT');
    }
  });
});
