import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../program.js';
import { refused, type Terminal, terminal } from '../../testing/terminal.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signa-print-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pdf = (text: string, reprint = 2, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'application/pdf', reprint: String(reprint), ...headers } });
const recordedAs = (reprintCount: number) => ({ data: { reprintPrescription: { id: '12', reprintCount } } });
const recorded = recordedAs(2);
const path = '/prescriptions/12/print.pdf';
const answers = () => ({ ReprintPrescription: recorded, [path]: pdf('%PDF paper') });
const signa = (at: Terminal, ...args: string[]) =>
  run(['prescription', 'print', ...args], { io: at.io, file: at.file, namedServer: null });
const target = () => join(folder, 'paper.pdf');

describe('signa prescription print', () => {
  it('P-344 names the letters that the PDF shows as codes before it is printed', async () => {
    const unprinted = { 'unprinted-letters': encodeURIComponent('李 龙') };
    const at = terminal({ answers: { ...answers(), [path]: pdf('%PDF paper', 2, unprinted) } });
    expect(await signa(at, '12', '--output', target())).toBe(0);
    expect(at.err.join()).toContain('Before you print: the PDF cannot show 李 龙.');
    const plain = terminal({ answers: answers() });
    expect(await signa(plain, '12', '--output', target(), '--force')).toBe(0);
    expect(plain.err.join()).not.toContain('cannot show');
  });

  it('P-108 P-146 A-191 records the printing, then writes the PDF readable only by its owner', async () => {
    const at = terminal({ answers: answers() });
    expect(await signa(at, '12', '--output', target())).toBe(0);
    expect(at.requests.map(({ url }) => new URL(url).pathname)).toEqual(['/graphql', path]);
    expect(at.requests[0]?.body).toMatchObject({ operationName: 'ReprintPrescription', variables: { id: '12' } });
    expect(at.requests[1]?.headers).toMatchObject({
      application: 'practice-portal',
      authorization: 'Bearer access.token.secret',
    });
    expect(await readFile(target(), 'utf8')).toBe('%PDF paper');
    expect(((await stat(target())).mode & 0o777).toString(8)).toBe('600');
    expect(at.out.join()).toContain(target());
    expect([...at.out, ...at.err].join()).not.toContain('access.token.secret');
  });

  it.each([
    [0, 'original'],
    [2, 'reprint 2'],
  ])('P-146 A-191 prints which copy it is: reprint %i is the %s', async (reprintCount, name) => {
    const at = terminal({
      answers: { ReprintPrescription: recordedAs(reprintCount), [path]: pdf('%PDF paper', reprintCount) },
    });
    expect(await signa(at, '12', '--output', target())).toBe(0);
    expect(at.out.join()).toContain(name);
  });

  it('P-146 A-191 repeats the printing under the key from a failed download', async () => {
    const broken = terminal({ answers: { ReprintPrescription: recordedAs(0) } });
    expect(await signa(broken, '12', '--output', target())).toBe(1);
    expect(broken.err.join()).toContain('The printing was recorded as the original, but the PDF was not written.');
    expect(broken.err.join()).toContain('signa prescription print 12 --key key-1');
    const keyOf = (at: Terminal) => at.requests[0]?.headers['idempotency-key'];
    const retried = terminal({
      answers: { ReprintPrescription: recordedAs(0), [path]: pdf('%PDF paper', 0) },
      key: 'key-2',
    });
    expect(await signa(retried, '12', '--output', target(), '--key', 'key-1')).toBe(0);
    expect([keyOf(broken), keyOf(retried)]).toEqual(['key-1', 'key-1']);
    const another = terminal({ answers: answers(), key: 'key-2' });
    expect(await signa(another, '12', '--output', target(), '--force')).toBe(0);
    expect(keyOf(another)).toBe('key-2');
  });

  it.each([
    ['no answer', undefined],
    ['an unreadable answer', new Response('Bad gateway', { status: 502 })],
  ])('P-146 A-191 reports that a printing may be recorded after %s, and how to find out', async (_, answer) => {
    const at = terminal({ answers: { ReprintPrescription: answer } });
    expect(await signa(at, '12', '--output', target())).toBe(1);
    expect(at.err.join()).toContain('The printing may or may not have been recorded');
    expect(at.err.join()).toContain('signa prescription print 12 --key key-1');
    expect(await readdir(folder)).toEqual([]);
  });

  it('P-146 A-191 writes no PDF if another printing was recorded in the meantime', async () => {
    const at = terminal({ answers: { ReprintPrescription: recordedAs(0), [path]: pdf('%PDF reprint', 1) } });
    expect(await signa(at, '12', '--output', target())).toBe(1);
    expect(at.err.join()).toContain('was printed again in the meantime');
    expect(at.err.join()).not.toContain('--key');
    expect(await readdir(folder)).toEqual([]);
  });

  it('A-191 prints file and reprint as JSON', async () => {
    const at = terminal({ answers: answers() });
    expect(await signa(at, '12', '--output', target(), '--json')).toBe(0);
    expect(JSON.parse(at.out.join(''))).toEqual({ file: target(), reprint: 2, paper: 'reprint 2' });
  });

  it('A-191 overwrites a file only with --force, and otherwise records nothing', async () => {
    await writeFile(target(), 'mine');
    await chmod(target(), 0o644);
    const at = terminal({ answers: answers() });
    expect(await signa(at, '12', '--output', target())).toBe(2);
    expect(at.err.join()).toContain('--force');
    expect(at.requests).toEqual([]);
    expect(await readFile(target(), 'utf8')).toBe('mine');
    expect(await signa(at, '12', '--output', target(), '--force')).toBe(0);
    expect(await readFile(target(), 'utf8')).toBe('%PDF paper');
    expect(((await stat(target())).mode & 0o777).toString(8)).toBe('600');
  });

  it.each([
    ['UNAUTHENTICATED', 3],
    ['FORBIDDEN', 4],
    ['NOT_FOUND', 1],
    ['CONFLICT', 1],
  ])('P-146 A-191 maps a reprint refused with %s to exit code %i, and leaves no file', async (code, exit) => {
    const at = terminal({ answers: { ...answers(), ReprintPrescription: refused(code, 'Refused') } });
    expect(await signa(at, '12', '--output', target())).toBe(exit);
    expect(at.err[0]).toBe(code === 'UNAUTHENTICATED' ? 'Not logged in' : 'Refused');
    expect(await readdir(folder)).toEqual([]);
  });

  it('A-191 keeps the old file if the new one does not arrive', async () => {
    await writeFile(target(), 'mine');
    const at = terminal({ answers: { ...answers(), [path]: refused('CONFLICT', 'Archived in the meantime') } });
    expect(await signa(at, '12', '--output', target(), '--force')).toBe(1);
    expect(at.err.join()).toMatch(/^Archived in the meantime\nThe printing was recorded as the reprint 2/);
    expect(await readdir(folder)).toEqual(['paper.pdf']);
    expect(await readFile(target(), 'utf8')).toBe('mine');
    const away = terminal({ answers: { ReprintPrescription: recorded } });
    expect(await signa(away, '12', '--output', target(), '--force')).toBe(1);
    expect(away.err.join()).toMatch(/^Could not reach a Signa server at http:\/\/signa\.test\./);
  });

  it('A-191 rejects an invalid id, a missing folder and a caller without a session', async () => {
    const at = terminal({ answers: answers() });
    expect(await signa(at, '../12')).toBe(2);
    expect(await signa(at, '12', '--output', join(folder, 'none', 'paper.pdf'))).toBe(2);
    expect(await signa(at)).toBe(2);
    expect(at.requests).toEqual([]);
    expect(await signa(terminal({ session: null }), '12', '--output', target())).toBe(3);
    expect(await readdir(folder)).toEqual([]);
  });
});
