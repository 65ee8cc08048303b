import { beforeEach, describe, expect, it } from 'vitest';
import { people } from './harness/sign-in.js';
import { openSupportDesk } from './harness/support-desk.js';

const desk = openSupportDesk();
const { json, signa, signInAs, start } = desk;
beforeEach(async () => {
  await signInAs(people.support);
  await desk.giveReason('1', 'Ticket 4711');
});

interface Entry {
  readonly username: string;
  readonly name: string;
  readonly operation: string;
  readonly action: string;
  readonly changes: readonly { field: string; before: string | null; after: string | null }[];
}
const audit = (...words: readonly string[]) => json<Entry[]>('audit', 'list', '--location', '1', ...words);

describe('tickets about records', () => {
  it('A-532 Ticket 14: Who archived this prescription?', async () => {
    const vet = await desk.as(people.vet);
    const { prescriptions } = await vet('Prescriptions', { locationId: '1' });
    const archived: string[] = [];
    for (const email of [people.vet, people.vetadmin]) {
      const caller = await desk.as(email);
      for (const { id } of prescriptions) {
        if (archived.includes(id)) continue;
        const done = await caller('ArchivePrescription', { id, input: { archived: true } }).catch(() => null);
        if (done === null) continue;
        archived.push(id);
        break;
      }
    }
    const who = async (id: string) =>
      (await audit('--record', `prescription:${id}`))
        .filter(({ operation }) => operation === 'ArchivePrescription')
        .map(({ username }) => username);
    expect(await who(archived[0] ?? '')).toEqual([people.vet]);
    expect(await who(archived[1] ?? '')).toEqual([people.vetadmin]);
  });

  it("A-532 Ticket 15: Our client's email was right yesterday; what was it?", async () => {
    const admin = await desk.as(people.vetadmin);
    const change = (id: string, email: string) => admin('UpdateLocationClient', { input: { id, email } });
    await change('2', 'was-right@mail.example');
    await change('2', 'is-wrong@mail.example');
    await change('4', 'another@mail.example');
    const [last] = await audit('--record', 'client:2', '--limit', '1');
    expect(last).toMatchObject({ username: people.vetadmin });
    expect(last?.changes).toContainEqual({
      ...{ field: 'Email', before: 'was-right@mail.example', after: 'is-wrong@mail.example' },
    });
    // The timeline answers who and what, without values.
    const timeline = await signa('timeline', 'client', '2', '--json');
    expect(timeline.out).toContain('Changed a client');
    expect(timeline.out).not.toContain('was-right');
  });

  it("A-534 Ticket 16: A pet owner called; which practice's client is she?", async () => {
    interface Found {
      readonly location: string;
      readonly lastName: string;
    }
    const found = await json<Found[]>('clients', 'search', 'kobayashi', '--reason', 'Ticket 16');
    expect(found.map(({ location, lastName }) => [location, lastName])).toEqual([
      ['Wren Street Animal Hospital', 'Kobayashi'],
    ]);
    const [entry] = await audit('--limit', '1');
    expect(entry).toMatchObject({ action: 'Support searched the clients of every practice', username: people.support });
    expect(entry?.changes).toContainEqual({ field: 'Reason', before: null, after: 'Ticket 16' });
    expect((await signa('clients', 'search', 'kobayashi')).code).toBe(2);
  });

  it('A-535 Ticket 17: Which requests have been waiting since yesterday?', async () => {
    interface Waiting {
      readonly locationId: string;
      readonly count: number;
      readonly oldestAt: string;
    }
    interface Request {
      readonly id: string;
      readonly createdAt: string;
    }
    const all = await json<Request[]>('requests', 'waiting', '--location', '1');
    const since = Date.now() - 24 * 3_600_000;
    const old = all.filter(({ createdAt }) => Date.parse(createdAt) < since).map(({ id }) => id);
    expect(old.length).toBeGreaterThan(0);
    const listed = await json<Request[]>('requests', 'waiting', '--location', '1', '--hours', '24');
    expect(listed.map(({ id }) => id)).toEqual(old);
    const counted = await json<Waiting[]>('requests', 'waiting', '--hours', '24');
    expect(counted.find(({ locationId }) => locationId === '1')).toMatchObject({
      ...{ count: old.length, oldestAt: listed[0]?.createdAt },
    });
    const vet = await desk.as(people.vet);
    const { prescriptionTasksCount } = await vet('GetPrescriptionTasksCount', { locationId: '1', status: 'pending' });
    const everywhere = await json<Waiting[]>('requests', 'waiting');
    expect(everywhere.find(({ locationId }) => locationId === '1')?.count).toBe(all.length);
    expect(prescriptionTasksCount).toBeLessThanOrEqual(all.length);
    expect(everywhere.length).toBeGreaterThan(1);
  });

  it('A-535 Ticket 18: To which vet is each request assigned?', async () => {
    interface Request {
      readonly id: string;
      readonly assignedTo: string | null;
    }
    const vet = await desk.as(people.vet);
    const listed = await json<Request[]>('requests', 'waiting', '--location', '1');
    const names = [...new Set(listed.map(({ assignedTo }) => assignedTo))];
    expect(names.length).toBeGreaterThan(1);
    const { prescriptionTasks } = await vet('GetPrescriptionTasks', { locationId: '1', status: 'pending', take: 200 });
    const { locationUsersThatCanAuthorize: vets } = await vet('getLocationUsersThatCanAuthorize', { locationId: '1' });
    const nameOf = (id: string | null) => vets.find((one) => one.id === id)?.displayName ?? null;
    const shown = prescriptionTasks.map(({ id, assignedToLocationUserId }) => [id, nameOf(assignedToLocationUserId)]);
    expect(shown.length).toBeGreaterThan(1);
    expect(listed.map(({ id, assignedTo }) => [id, assignedTo])).toEqual(expect.arrayContaining(shown));
  });

  it('A-197 Ticket 19: Did the impersonation end?', async () => {
    expect(await signa('impersonate', 'start', people.vetadmin, '--reason', 'Ticket 19')).toMatchObject({ code: 0 });
    expect(await json('impersonate', 'status')).toMatchObject({ username: people.vetadmin, reason: 'Ticket 19' });
    const admin = await desk.as(people.admin);
    const last = async () => (await admin('GetImpersonations', { locationId: '1', take: 1 })).impersonations.data[0];
    expect(await last()).toMatchObject({ reason: 'Ticket 19', endedAt: null });
    expect((await signa('impersonate', 'exit')).code).toBe(0);
    expect((await signa('impersonate', 'status')).out).toBe('You are not impersonating anyone.\n');
    expect((await last())?.endedAt).not.toBeNull();
  });

  it('A-318 A-430 Ticket 20: Who of Signa looked at our records, and why?', async () => {
    await desk.giveReason('1', 'Ticket 20');
    await signa('timeline', 'client', '3');
    await signInAs(people.admin);
    const entries = await audit('--person', people.support, '--limit', '2');
    expect(entries.map(({ action }) => action)).toEqual([
      'Support looked up what happened to a record',
      'Support opened record lookup',
    ]);
    expect(entries[0]?.changes).toContainEqual({ field: 'Reason', before: null, after: 'Ticket 20' });
    expect(await audit('--person', people.staff)).toEqual([]);
  });

  it('A-532 A-318 Ticket 21: Was the audit altered?', async () => {
    await desk.giveReason('3', 'Ticket 21');
    const verified = await json<readonly { locationId: string; entries: number; isWhole: boolean }[]>(
      ...['audit', 'verify', '--location', '1', '3'],
    );
    expect(verified).toMatchObject([
      { locationId: '1', isWhole: true },
      { locationId: '3', isWhole: true },
    ]);
    const all = await audit('--paginate');
    // Reading and verifying are recorded once each for the reason.
    expect(all.length - (verified[0]?.entries ?? 0)).toBeLessThanOrEqual(2);
    expect(all.length).toBeGreaterThan(verified[1]?.entries ?? 0);
    expect(await signa('audit', 'verify', '--location', '2')).toMatchObject({ code: 4, out: '' });
  });

  it('A-532 A-406 Ticket 22: Watch what happens while I try again', async () => {
    const tail = start(['tail', '--location', '1', '--lines', '0', '--json', 'username,operation']);
    await tail.waitForStderr(/^(Following)/);
    const admin = await desk.as(people.vetadmin);
    for (const email of ['first@mail.example', 'second@mail.example'])
      await admin('UpdateLocationClient', { input: { id: '6', email } });
    await tail.waitForStdout(/(?:UpdateLocationClient[^]*){2}\n/);
    tail.interrupt();
    const { code, out } = await tail.ended;
    expect(code).toBe(0);
    const lines = out.trim().split('\n');
    const operations = lines.map((line) => (JSON.parse(line) as Entry).operation);
    expect(operations.filter((operation) => operation === 'UpdateLocationClient')).toHaveLength(2);
    // Following the audit doesn't extend it.
    expect(operations.filter((operation) => operation === 'GetAudit').length).toBeLessThanOrEqual(1);
  });

  it('A-431 A-534 Ticket 23: The practice asks for its consent first', async () => {
    const vetadmin = await desk.as(people.vetadmin);
    const require = (isRequired: boolean) =>
      vetadmin('UpdateSupportConsent', { locationId: '1', input: { isRequired, lastDay: null } });
    const search = () => json<unknown[]>('clients', 'search', 'kobayashi', '--reason', 'Ticket 23');
    expect(await search()).toHaveLength(1);
    await require(true);
    expect(await search()).toEqual([]);
    const refused = await signa('audit', 'list', '--location', '1');
    expect(refused).toMatchObject({ code: 4, out: '' });
    expect(refused.err).toContain('This practice must give its consent before support can view its records.');
    expect(await json<readonly { missing: string[] }[]>('why', 'me', 'GetAudit', '--location', '1')).toMatchObject([
      { isAllowed: false, missing: [expect.stringContaining('must give its consent')] },
    ]);
    await require(false);
    expect(await search()).toHaveLength(1);
  });

  it('A-311 Ticket 24: What happened to the prescription with this number?', async () => {
    const vet = await desk.as(people.vet);
    const { prescriptions } = await vet('Prescriptions', { locationId: '1' });
    const [one, other] = prescriptions.filter(({ rxNumber }) => rxNumber !== null);
    const heading = async (name: string) => (await signa('timeline', 'prescription', name)).err.split('\n')[0];
    expect(await heading(one?.rxNumber ?? '')).toBe(await heading(one?.id ?? ''));
    expect(await heading(one?.id ?? '')).toMatch(new RegExp(`^prescription:${one?.id} .* location 1$`));
    expect(await heading(other?.rxNumber ?? '')).toMatch(new RegExp(`^prescription:${other?.id} `));
    expect((await signa('timeline', 'prescription', '00-000001')).code).toBe(1);
  });
});
