import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo } from '../packages/server/src/testing/task-desk.js';
import { callerAs } from './harness/call.js';
import { openCommandLine } from './harness/command-line.js';
import { pharmacyOf } from './harness/simulators.js';
import { screenTimeout } from './harness/browser.js';
import { sampleOn } from './harness/sample.js';
import { startServer, type Server } from './harness/server.js';
import { people } from './harness/sign-in.js';

let server: Server | undefined;
const urlOf = () => server?.url ?? '';
const { json, signa, signInAs } = openCommandLine({
  get url() {
    return urlOf();
  },
});
beforeAll(async () => {
  server = await startServer(sampleOn('postgres'));
  // The reason from a ticket is valid for an hour.
  const support = await callerAs(urlOf(), people.support);
  await support('OpenSupportAccess', { locationId: '1', reason: 'Ticket 4711' });
});
afterAll(() => server?.remove());

interface Entry {
  readonly at: string;
  readonly kind: string;
  readonly who: string;
  readonly what: string;
  readonly state: string | null;
  readonly detail: string | null;
  readonly messageId: string | null;
}
const timeline = (noun: string, name: string) => json<readonly Entry[]>('timeline', noun, name);

/** Approves a request of the sample, as the vet would in the portal. */
async function approve(patient: string) {
  const vet = await callerAs(urlOf(), people.vet);
  const { prescriptionTasks } = await vet('GetPrescriptionTasks', {
    locationId: '1',
    status: 'pending',
    type: ['approval'],
    nameFilter: patient,
  });
  const listed = prescriptionTasks.find(({ assignedToLocationUserId }) => assignedToLocationUserId !== null);
  const { id = '', uuid = '' } = listed ?? {};
  const { prescriptionTask } = await vet('GetPrescriptionTask', { id, uuid });
  if (!prescriptionTask) throw new Error(`No pending request of ${patient}`);
  const { addPrescription } = await vet('AddPrescription', answerTo(prescriptionTask));
  return { id: addPrescription.id, rxNumber: addPrescription.rxNumber ?? '', taskId: id };
}

describe('tickets', () => {
  it('A-311 A-308 Ticket 1: The pharmacy did not get Rx 26-105430: finds the cause, resends it, and sees it delivered', async () => {
    const pharmacy = pharmacyOf(urlOf());
    await pharmacy.behave({ reply: 'fail', failStatus: 422, decision: 'silent' });
    const { id, rxNumber, taskId } = await approve('Juniper');
    await signInAs(people.support);
    const message = async () =>
      (await timeline('prescription', rxNumber)).findLast(({ what }) => what.endsWith('to the pharmacy'));
    await expect
      .poll(message, { timeout: screenTimeout })
      .toMatchObject({ state: 'failed', detail: expect.stringContaining('answered 422') as string });
    const timelineText = await signa('timeline', 'prescription', rxNumber);
    const [, again = ''] = /Resend it: signa (.+)/.exec(timelineText.err) ?? [];
    expect(again).toMatch(/^events resend \d+ --location 1$/);

    await pharmacy.behave({ reply: 'take' });
    expect(await signa(...again.split(' '), '--yes')).toMatchObject({ code: 0 });
    await expect.poll(message, { timeout: screenTimeout }).toMatchObject({ state: 'delivered' });
    const entries = await timeline('prescription', rxNumber);
    expect(entries.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['Wrote a prescription', 'Resent an undelivered message']),
    );
    expect((await signa('timeline', 'prescription', rxNumber)).err).not.toContain('Resend it');
    expect(await timeline('request', taskId)).toEqual(entries);
    const arrived = (await pharmacy.received()).filter(({ body }) => body.prescriptionId === id);
    expect(arrived).toHaveLength(1);
  });

  it('A-311 A-316 Ticket 2: My colleague cannot approve: shows what is missing', async () => {
    await signInAs(people.support);
    const ways = await json<readonly { isAllowed: boolean; missing: readonly string[] }[]>(
      'why',
      people.admin,
      'AddPrescription',
      '--location',
      '1',
    );
    expect(ways.some(({ isAllowed, missing }) => !isAllowed && missing.length > 0)).toBe(true);
  });

  it('A-311 Ticket 3: Who changed our client, and who used my account: shows who, on whose behalf, and why', async () => {
    await signInAs(people.support);
    expect(await signa('impersonate', 'start', people.vetadmin, '--reason', 'Ticket 4711')).toMatchObject({ code: 0 });
    await signa('api', 'GetLocationClient', 'id=1');
    await signa('impersonate', 'exit');
    const admin = await callerAs(urlOf(), people.vetadmin);
    await admin('UpdateLocationClient', { input: { id: '1', email: 'quagga@mail.example' } });
    const entries = await timeline('client', '1');
    expect(entries.filter(({ kind }) => kind !== 'pims')).toMatchObject([
      { kind: 'support', what: 'Looked', detail: expect.stringContaining('Reason: Ticket 4711') as string },
      { kind: 'change', what: 'Changed a client', detail: expect.stringContaining('Email') as string },
    ]);
    expect(JSON.stringify(entries)).not.toContain('quagga');
  });

  it('A-424 A-309 Ticket 4: Our technician saw an error with a request ID: shows what was refused, to whom and why', async () => {
    const vet = await callerAs(urlOf(), people.vet);
    const { prescriptions } = await vet('Prescriptions', { locationId: '1' });
    const id = prescriptions[0]?.id ?? '';
    await signInAs(people.staff);
    const refused = await signa('api', 'DeletePrescription', `id=${id}`, 'input={"declineReason":"Due for exam"}');
    expect(refused.code).toBe(4);
    const [, number = ''] = /^Request ID (\S+)$/m.exec(refused.err) ?? [];

    await signInAs(people.support);
    const found = () => signa('call', 'show', number.toLowerCase().replaceAll('-', ''), '--json');
    await expect.poll(async () => (await found()).code, { timeout: screenTimeout }).toBe(0);
    const { out, err } = await found();
    expect(JSON.parse(out)).toMatchObject({
      ...{ number, operation: 'DeletePrescription', code: 'FORBIDDEN', username: people.staff },
      ...{ locationId: '1', records: [`prescription:${id}`] },
    });
    const [, why = ''] = /What is missing: signa (.+)/.exec(err) ?? [];
    const ways = await json<readonly { isAllowed: boolean; missing: readonly string[] }[]>(...why.split(' '));
    expect(ways.some(({ isAllowed, missing }) => !isAllowed && missing.length > 0)).toBe(true);
    const bundle = await json<Readonly<Record<string, unknown>>>('bundle', number);
    expect(bundle).toMatchObject({ call: number, record: `prescription:${id}`, refusal: { code: 'FORBIDDEN' } });
    expect(await signa('call', 'show', 'K7QX-2M9R-4DTB')).toMatchObject({ code: 1, out: '' });
  });
});
