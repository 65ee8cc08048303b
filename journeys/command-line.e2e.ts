import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCommandLine, program } from './harness/command-line.js';
import { fillSignIn, people } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

// As `npm start` runs it.
const stage = openStage({ database: 'embedded' });

const { folder, start, signa, signInAs } = openCommandLine({
  get url() {
    return stage.url;
  },
});

describe('signing in', () => {
  it('A-002 A-189 A-191 signs in with the browser, keeps the session file private, and shows who is signed in', async () => {
    const login = start(['login']);
    const address = await login.waitForStderr(/^(http:\S+)$/m);
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      scope: 'openid profile email offline_access',
      code_challenge_method: 'S256',
    });
    const page = await stage.page();
    await page.goto(address);
    await fillSignIn(page, people.support);
    await page.getByText('You are signed in to Signa.').waitFor();
    const { code, out, err } = await login.ended;
    expect(code).toBe(0);
    expect(out + err).not.toMatch(/eyJ/);
    expect(((await stat(join(folder(), 'session.json'))).mode & 0o777).toString(8)).toBe('600');

    const who = await signa('whoami', '--json');
    expect(who.code).toBe(0);
    expect(JSON.parse(who.out)).toMatchObject({ username: people.support, inAdminSupportGroup: false });
  });

  it('A-189 signs in with a code on another device', async () => {
    const login = start(['login', '--device']);
    const [address, code] = (await login.waitForStderr(/go to (\S+ and enter the code \S+)/)).split(
      ' and enter the code ',
    );
    expect(await login.waitForStderr(/Or open (\S+),/)).toContain(code);
    const page = await stage.page();
    await page.goto(address ?? '');
    await page.getByLabel('Code').fill(code ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Confirm the sign-in' }).waitFor();
    await page.getByText(code ?? '').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await fillSignIn(page, people.vet);
    await page.getByText('You can close this page and go back to your terminal.').waitFor();
    expect((await login.ended).code).toBe(0);
    expect(JSON.parse((await signa('whoami', '--json')).out)).toMatchObject({ username: people.vet });
  });

  it('A-299 keeps no token that the server does not accept', async () => {
    const { code, err } = await start(['login', '--with-token'], 'eyJ.e30.x').ended;
    expect([code, err.trim()]).toEqual([3, `${stage.url} does not accept this token.`]);
    expect((await signa('whoami')).code).toBe(3);
  });

  it('A-007 A-191 forgets the session, and reports Not logged in before and after', async () => {
    expect(await signa('whoami')).toMatchObject({ code: 3, err: 'Not logged in\nSign in with signa login.\n' });
    await signInAs(people.vet);
    expect((await signa('whoami')).code).toBe(0);
    expect((await signa('whoami', '--profile', 'other')).code).toBe(3);
    expect((await signa('logout')).code).toBe(0);
    expect(await signa('api', 'Roles')).toMatchObject({
      code: 3,
      out: '',
      err: 'Not logged in\nSign in with signa login.\n',
    });
  });
});

describe('calling operations', () => {
  it('A-191 A-172 prints the requests to a vet, and refuses them to support with exit code 4', async () => {
    await signInAs(people.vet);
    const mine = await signa('api', 'GetPrescriptionTasks', 'locationId=1', 'status=pending', 'take=3');
    expect(mine).toMatchObject({ code: 0, err: '' });
    expect((JSON.parse(mine.out) as { prescriptionTasks: unknown[] }).prescriptionTasks).toHaveLength(3);
    await signInAs(people.support);
    const refused = await signa('api', 'GetPrescriptionTasks', 'locationId=1');
    expect(refused).toMatchObject({ code: 4, out: '' });
    expect(refused.err.trim()).not.toBe('');
  });

  it('A-013 A-059 A-060 A-197 runs as an impersonated user and says so first, then as oneself again', async () => {
    await signInAs(people.support);
    expect(await signa('impersonate', 'start', people.vet, '--reason', 'Ticket 4711')).toMatchObject({ code: 0 });
    const asVet = await signa('api', 'GetPrescriptionTasks', 'locationId=1', 'status=pending', 'take=1');
    expect(asVet.code).toBe(0);
    expect(asVet.err).toBe(`Impersonation: ${people.vet}\n`);
    const foreign = await signa('api', 'GetPrescriptionTasks', 'locationId=3');
    expect(foreign.code).toBe(4);
    expect((await signa('impersonate', 'start', people.staff, '--reason', 'Ticket 4712')).code).toBe(4);
    const open = await signa('impersonate', 'status', '--json');
    expect(JSON.parse(open.out)).toMatchObject({ username: people.vet, reason: 'Ticket 4711', unlockedUntil: null });
    expect((await signa('impersonate', 'exit')).err).toContain(`You work as ${people.support}.`);
    expect((await signa('api', 'GetPrescriptionTasks', 'locationId=1')).code).toBe(4);
    expect((await signa('impersonate', 'start', people.vet, '--reason', 'Ticket 4711')).code).toBe(0);
    await signInAs(people.support);
    expect((await signa('impersonate', 'status')).out).toBe('You are not impersonating anyone.\n');
  });
});

describe('support lookups on both sides', () => {
  it('A-432 A-433 C-091 asks for the reason first, then finds a client on both sides, and shows a record with its counterpart', async () => {
    await signInAs(people.support);
    const search = ['pims', 'search', '--location', '1', '--last-name', 'Kobayashi', '--json'];
    const refused = await signa(...search);
    expect(refused.code).toBe(4);
    expect(refused.err).toContain('signa support open --location 1 --reason <text>');
    expect((await signa('support', 'open', '--location', '1', '--reason', 'Ticket 4711')).code).toBe(0);
    const found = await signa(...search);
    expect(found.code).toBe(0);
    const both = JSON.parse(found.out) as { pims: { firstName: string }[]; practice: { firstName: string }[] };
    expect(both.pims.map(({ firstName }) => firstName).sort()).toEqual(['Hana', 'Hanna']);
    expect(both.practice.map(({ firstName }) => firstName)).toEqual(['Hana']);
    const client = await signa('pims', 'client', '7901', '--location', '1');
    expect(client.out).toContain('hanna.kr@mail.example');
    expect(client.out).toContain('Practice\nNo data found');
    const patient = await signa('pims', 'patient', '9003', '--location', '1', '--json');
    expect(JSON.parse(patient.out)).toMatchObject({ pims: { name: 'Otis' }, practice: { name: 'Otis' } });
  });

  it('A-190 is refused to practice users', async () => {
    await signInAs(people.vet);
    const { code, err } = await signa('pims', 'client', '7901', '--location', '1');
    expect([code, err.split('\n')[0]]).toEqual([4, "you can't access this link"]);
  });
});

describe('support lookups', () => {
  const jsonOf = async <Found>(...args: readonly string[]): Promise<Found> => {
    const { code, out, err } = await signa(...args, '--json');
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as Found;
  };

  it('A-192 A-193 A-194 A-195 finds locations, users, permissions and the status of the practice system', async () => {
    await signInAs(people.support);
    const practices = await jsonOf<{ id: string; name: string }[]>('locations', 'search', 'wren');
    expect(practices).toContainEqual(expect.objectContaining({ id: '1', name: 'Wren Street Animal Hospital' }));
    const wren = await jsonOf<{ organizationId: string; pims: string }>('location', '1');
    expect(wren.pims).not.toBeNull();
    const group = await jsonOf<{ name: string; locations: { id: string }[] }>('organization', wren.organizationId);
    expect(group.locations.map(({ id }) => id)).toContain('1');
    const groups = await jsonOf<{ id: string }[]>('organizations', 'search', group.name.slice(0, 5));
    expect(groups.map(({ id }) => id)).toContain(wren.organizationId);
    const [maya] = await jsonOf<{ userId: string; role: string }[]>('users', 'search', 'okafor', '--location', '1');
    const byId = await jsonOf<{ username: string; assignments: { location: string }[] }>('user', maya?.userId ?? '');
    expect(byId.username).toBe(people.vet);
    expect(await jsonOf('user', people.vet)).toEqual(byId);
    expect(await jsonOf<{ name: string }[]>('roles')).toContainEqual(expect.objectContaining({ name: maya?.role }));
    expect((await jsonOf<unknown[]>('modules')).length).toBeGreaterThan(3);
    expect(await jsonOf('features', '--location', '1', '--feature', 'nothing')).toMatchObject({ isOn: false });
    expect((await jsonOf<unknown[]>('features', '--location', '1')).length).toBeGreaterThan(3);
    expect((await jsonOf<{ type: string }[]>('shortcuts', '--location', '1', '--type', 'SIG')).length).toBeGreaterThan(
      0,
    );
    expect(await jsonOf('pims', 'status', '--location', '1')).toMatchObject({ connection: 'Connected' });
    expect((await signa('location', '999')).code).toBe(1);
  });

  it('A-297 exits silently when its reader closes the pipe', async () => {
    const child = spawn(process.execPath, [program, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString('utf8')));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect([code, err]).toEqual([0, '']);
  });

  it('A-191 A-297 prints lines to a pipe, and filters with jq', async () => {
    await signInAs(people.support);
    const { out } = await signa('roles');
    expect(out.split('\n').every((line) => line === '' || line.split('\t').length === 4)).toBe(true);
    const authorizing = await signa('roles', '--jq', '[.[] | select(.canAuthorize)] | length');
    expect(Number(authorizing.out)).toBeGreaterThan(0);
  });

  it('A-196 changes writeback and an assignment only with --yes if there is no terminal', async () => {
    await signInAs(people.support);
    const { isWritebackOn } = await jsonOf<{ isWritebackOn: boolean }>('location', '1');
    const [other, back] = isWritebackOn ? ['off', 'on'] : ['on', 'off'];
    expect((await signa('writeback', other, '--location', '1')).code).toBe(2);
    expect(await jsonOf('writeback', other, '--location', '1', '--yes')).toMatchObject({
      isWritebackOn: !isWritebackOn,
    });
    expect(await jsonOf('location', '1')).toMatchObject({ isWritebackOn: !isWritebackOn });
    await jsonOf('writeback', back, '--location', '1', '--yes');
    const [staff] = (await jsonOf<{ assignments: { id: string }[] }>('user', people.staff)).assignments;
    const id = staff?.id ?? '';
    expect(await jsonOf('location-user', 'deactivate', id, '--yes')).toMatchObject({ isActive: false });
    expect(await jsonOf('location-user', 'activate', id, '--yes')).toMatchObject({ isActive: true });
  });

  it('A-316 A-317 explains why a user cannot authorize, and lists undelivered messages', async () => {
    await signInAs(people.support);
    const ways = await jsonOf<{ isAllowed: boolean; missing: string[] }[]>('why', people.staff, 'AddPrescription');
    const refused = ways.filter(({ isAllowed }) => !isAllowed);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ missing }) => missing.length > 0)).toBe(true);
    const allowed = await jsonOf<{ isAllowed: boolean }[]>('why', people.vet, 'AddPrescription', '--location', '1');
    expect(allowed.some(({ isAllowed }) => isAllowed)).toBe(true);
    expect(await jsonOf<unknown[]>('events', 'list', '--location', '1')).toEqual([]);
  });

  it('A-318 A-246 A-248 lists and verifies the audit for administrators, and refuses it to others', async () => {
    await signInAs(people.admin);
    const entries = await jsonOf<{ sequence: string }[]>('audit', 'list', '--location', '1', '--paginate');
    const [chain] = await jsonOf<{ isWhole: boolean; entries: number }[]>('audit', 'verify', '--location', '1');
    expect(chain).toMatchObject({ isWhole: true, entries: entries.length });
    await signInAs(people.support);
    expect((await signa('audit', 'verify', '--location', '2')).code).toBe(4);
    await signInAs(people.staff);
    expect((await signa('audit', 'verify', '--location', '1')).code).toBe(4);
  });

  it('A-406 A-407 follows the events at a location until Ctrl+C', async () => {
    await signInAs(people.admin);
    const tail = start(['tail', '--location', '1', '--lines', '0', '--json', 'name,operation,subject']);
    await tail.waitForStderr(/^Following/);
    const change = ['api', 'UpdateSupportConsent', 'locationId=1'];
    for (const isRequired of [true, false])
      expect((await signa(...change, `input.isRequired=${isRequired}`)).code).toBe(0);
    await tail.waitForStdout(/(?:UpdateSupportConsent[^]*){2}\n/);
    tail.interrupt();
    const { code, out } = await tail.ended;
    expect(code).toBe(0);
    const entries = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { operation: string });
    // The background timer may add other audit entries.
    const ours = entries.filter(({ operation }) => operation === change[1]);
    expect(ours).toHaveLength(2);
    await signInAs(people.support);
    expect((await signa('tail', '--location', '2')).code).toBe(4);
  });
});
