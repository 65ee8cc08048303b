import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../packages/server/src/testing/task-desk.js';
import { screenTimeout } from './harness/browser.js';
import { people } from './harness/sign-in.js';
import { pharmacyOf, pimsOf } from './harness/simulators.js';
import { openSupportDesk } from './harness/support-desk.js';

const desk = openSupportDesk();
const { json, signa, signInAs } = desk;
beforeEach(async () => {
  await signInAs(people.support);
  await desk.giveReason('1', 'Ticket 4711');
});

interface Message {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly record: string | null;
  readonly rxNumber: string | null;
  readonly lastError: string | null;
}

/** Approves two pending requests of Wren Street, each for a vet, as in the portal. */
async function approveTwo() {
  const vet = await desk.as(people.vet);
  const { prescriptionTasks } = await vet('GetPrescriptionTasks', {
    ...{ locationId: '1', status: 'pending', type: ['approval'], take: 50 },
  });
  const issued: { id: string; rxNumber: string }[] = [];
  for (const { id, uuid, assignedToLocationUserId } of prescriptionTasks) {
    if (assignedToLocationUserId === null || issued.length === 2) continue;
    const { prescriptionTask } = await vet('GetPrescriptionTask', { id, uuid });
    if (!prescriptionTask) continue;
    const done = await vet('AddPrescription', answerTo(prescriptionTask)).catch(() => null);
    if (done) issued.push({ id: done.addPrescription.id, rxNumber: done.addPrescription.rxNumber ?? '' });
  }
  return issued;
}

describe('tickets about messages and connections', () => {
  it('A-536 A-317 Ticket 25: The pharmacy says that it never got two prescriptions', async () => {
    const pharmacy = pharmacyOf(desk.url());
    await pharmacy.behave({ reply: 'fail', failStatus: 422, decision: 'silent' });
    const issued = await approveTwo();
    expect(issued).toHaveLength(2);
    const undelivered = async () =>
      (await json<Message[]>('events', 'list', '--location', '1', '--state', 'failed'))
        .filter(({ kind }) => kind === 'pharmacy-prescription')
        .map(({ record, rxNumber, state }) => [record, rxNumber, state]);
    await expect
      .poll(async () => (await undelivered()).toSorted(), { timeout: screenTimeout })
      .toEqual(issued.map(({ id, rxNumber }) => [`prescription:${id}`, rxNumber, 'failed']).toSorted());
    expect(await json<Message[]>('events', 'list', '--location', '2')).toEqual([]);
    const [first] = await json<Message[]>('events', 'list', '--location', '1');
    expect(first?.lastError).toContain('422');
    await pharmacy.behave({ reply: 'take' });
    expect((await signa('events', 'resend', first?.id ?? '', '--yes')).code).toBe(0);
    await expect
      .poll(async () => (await undelivered()).map(([record]) => record), { timeout: screenTimeout })
      .not.toContain(first?.record);
    expect(await undelivered()).toHaveLength(1);
  });

  it('A-196 A-192 Ticket 26: Writeback does not work at one practice', async () => {
    const isOn = async (id: string) => (await json<{ isWritebackOn: boolean }>('location', id)).isWritebackOn;
    const [before, elsewhere] = [await isOn('1'), await isOn('3')];
    const [change, back] = before ? ['off', 'on'] : ['on', 'off'];
    expect((await signa('writeback', change, '--location', '1', '--yes')).code).toBe(0);
    expect([await isOn('1'), await isOn('3')]).toEqual([!before, elsewhere]);
    expect((await signa('writeback', back, '--location', '1', '--yes')).code).toBe(0);
    expect(await isOn('1')).toBe(before);
  });

  it('A-409 Ticket 27: The client sees an email address that we never entered', async () => {
    await pimsOf(desk.url()).changeClient(7003, { emails: ['hana@elsewhere.example'] });
    const rows = await json<readonly { field: string; here: string | null; there: string | null }[]>(
      ...['pims', 'diff', '3'],
    );
    expect(rows.find(({ there }) => there?.includes('hana@elsewhere.example'))?.here).not.toContain('elsewhere');
    const other = await signa('pims', 'diff', '1', '--json');
    expect(other.out).not.toContain('elsewhere.example');
  });

  it('A-531 Ticket 28: Which version runs there, and is mine the same?', async () => {
    const shown = await json<{ version: string; serverVersion: string }>('version');
    expect(shown).toMatchObject({ server: desk.url(), serverVersion: shown.version, commandLineIs: 'same' });
    const { out, err, code } = await signa('--version');
    expect([code, out, err]).toEqual([0, `${shown.version}\n${desk.url()} ${shown.version}\n`, '']);
  });

  it('A-525 A-526 Ticket 29: I called the wrong server', async () => {
    const other = await signa('whoami', '--server', 'http://localhost:1');
    expect(other).toMatchObject({ code: 3, out: '' });
    expect(other.err).toContain(`You are signed in to ${desk.url()}, not to http://localhost:1.`);
    const closed = await desk.start(['login', '--device', '--server', 'http://127.0.0.1:59999']).ended;
    expect(closed.code).toBe(1);
    expect(closed.err).toContain('http://127.0.0.1:59999: the connection was refused.');
    const unknown = await desk.start(['login', '--device', '--server', 'http://signa.invalid']).ended;
    expect(unknown.err).toMatch(/http:\/\/signa\.invalid: its name (was not found|could not be looked up)\./);
    const secure = desk.url().replace('http:', 'https:');
    const scheme = await desk.start(['login', '--device', '--server', secure]).ended;
    expect(scheme.err).toContain('it does not use https at this port.');
    expect((await signa('whoami')).code).toBe(0);
  });

  it('A-527 Ticket 30: A call of our script is invalid; which field?', async () => {
    await signInAs(people.vetadmin);
    const wrong = await signa('api', 'UpdateLocationClient', 'input={"id":"5","email":"not an address"}');
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(/^(?: {2})?(?:input\.)?email: /m);
    const phone = await signa(
      ...['api', 'UpdateLocationClient'],
      'input={"id":"5","locationClientPhones":[{"phoneNumber":"12","phoneTypeId":"1","isActive":true}]}',
    );
    expect(phone.code).toBe(2);
    expect(phone.err).toMatch(/phone/i);
    expect((await signa('api', 'UpdateLocationClient', 'input={"id":"5","email":"right@mail.example"}')).code).toBe(0);
  });
});
