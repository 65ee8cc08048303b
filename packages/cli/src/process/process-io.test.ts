import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { exitOnClosedPipe, type OwnProcess, processIo } from './process-io.js';

/** A process with its own streams, and what was written to each. */
function processWith(
  terminals: { readonly stdin?: boolean; readonly stdout?: boolean; readonly stderr?: boolean },
  env: NodeJS.ProcessEnv = {},
) {
  const stream = (isTTY = false) => Object.assign(new PassThrough(), { isTTY, columns: 0 });
  const [stdin, stdout, stderr] = [stream(terminals.stdin), stream(terminals.stdout), stream(terminals.stderr)];
  const exits: unknown[] = [];
  const own = Object.assign(new EventEmitter(), {
    ...{ stdin, stdout, stderr, env, platform: 'linux' },
    exit: (code: unknown) => exits.push(code),
  });
  const written = (of: PassThrough) => String(of.read() ?? '');
  return { own: own as unknown as OwnProcess, emitter: own, stdin, stdout, stderr, exits, written };
}

describe('command input and output', () => {
  it('A-191 writes data and notices to separate streams, one per line', () => {
    const { own, stdout, stderr, written } = processWith({});
    processIo(own).out('data');
    processIo(own).err('notice');
    expect(written(stdout)).toBe('data\n');
    expect(written(stderr)).toBe('notice\n');
  });

  it('C-287 prevents user-entered text from controlling the terminal, and keeps JSON equivalent', async () => {
    const { own, stdin, stdout, stderr, written } = processWith({ stdin: true, stderr: true });
    const record = { name: '\u001B]0;owned\u0007Otis\u009B2J', directions: 'one\u202Etablet\nthen two' };
    processIo(own).out(JSON.stringify(record, null, 2));
    const json = written(stdout);
    expect(json).not.toMatch(/(?!\n)\p{Cc}|\u202E/u);
    expect(JSON.parse(json)).toEqual(record);
    processIo(own).err('No client \u001B[2J');
    expect(written(stderr)).toBe('No client \\u001b[2J\n');
    const answer = processIo(own).ask('Merge \u202EsitO? ');
    stdin.write('y\n');
    await answer;
    expect(written(stderr)).toContain('Merge \\u202esitO? ');
  });

  it.each([
    [{ stdin: true, stderr: true }, true],
    [{ stdin: true }, false],
    [{ stderr: true }, false],
    [{ stdout: true }, false],
  ])('A-196 with the terminals %j it can prompt: %s', (terminals, canAsk) => {
    expect(processIo(processWith(terminals).own).canAsk).toBe(canAsk);
  });

  it.each([
    [{ LANG: 'en_US.UTF-8' }, 'linux', false],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'C' }, 'linux', true],
    [{ LANG: 'C', LC_CTYPE: 'C.utf8', LC_ALL: '' }, 'linux', false],
    [{ LANG: 'POSIX' }, 'darwin', true],
    [{}, 'linux', true],
    [{}, 'win32', false],
  ])('A-530 with the locale %j on %s it uses only ASCII: %s', (env, platform, isAscii) => {
    const { own, stderr, written } = processWith({}, env);
    const io = processIo(Object.assign(own, { platform }));
    expect(io.isAscii).toBe(isAscii);
    io.err('Wait… for Zoë – “done”');
    expect(written(stderr)).toBe(isAscii ? 'Wait... for Zoë - "done"\n' : 'Wait… for Zoë – “done”\n');
  });

  it('A-297 knows whether output goes to a terminal, and its width', () => {
    const pipe = processWith({ stdin: true, stderr: true });
    expect(processIo(pipe.own)).toMatchObject({ isTerminal: false, width: null });
    const terminal = processWith({ stdout: true });
    Object.assign(terminal.stdout, { columns: 132 });
    expect(processIo(terminal.own)).toMatchObject({ isTerminal: true, width: 132 });
    const other = processWith({ stdout: true }, { COLUMNS: '77' });
    expect(processIo(other.own).width).toBe(77);
  });

  it('A-196 prompts on stderr, separate from data, and reads the answer', async () => {
    const { own, stdin, stdout, stderr, written } = processWith({ stdin: true, stderr: true });
    const answer = processIo(own).ask('Sure? ');
    stdin.write('y\n');
    expect(await answer).toBe('y');
    expect(written(stderr)).toContain('Sure? ');
    expect(written(stdout)).toBe('');
  });

  it('A-189 reads all of stdin', async () => {
    const { own, stdin } = processWith({});
    stdin.write('one\ntw');
    stdin.end('o\n');
    expect(await processIo(own).readInput()).toBe('one\ntwo\n');
  });

  it.each(['SIGINT', 'SIGTERM'])('A-406 is interrupted by %s, and not before', (name) => {
    const { own, emitter } = processWith({});
    const signal = processIo(own).interrupted();
    expect(signal.aborted).toBe(false);
    emitter.emit(name);
    expect(signal.aborted).toBe(true);
  });

  it('A-407 pauses at most until the signal, without failing', async () => {
    const ending = new AbortController();
    const paused = processIo(processWith({}).own).pause(2 ** 30, ending.signal);
    ending.abort();
    await expect(paused).resolves.toBeUndefined();
  });

  it('A-191 creates a new idempotency key each time, and reads the clock', () => {
    const io = processIo(processWith({}).own);
    expect(io.newKey()).not.toBe(io.newKey());
    expect(io.now()).toBeGreaterThan(Date.parse('2026-01-01'));
  });
});

describe('a reader that closes the pipe', () => {
  it('A-191 exits with 0 when the pipe is closed, and reports any other pipe error', () => {
    const { own, stdout, exits } = processWith({});
    exitOnClosedPipe(own);
    const failure = (code: string) => Object.assign(new Error(code), { code });
    stdout.emit('error', failure('EPIPE'));
    expect(exits).toEqual([0]);
    expect(() => stdout.emit('error', failure('ENOSPC'))).toThrow('ENOSPC');
    expect(exits).toEqual([0]);
  });
});
