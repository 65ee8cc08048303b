import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from './place.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signa-together-'));
  // A compiler's wrapper leaves its program behind, and a server takes a moment to end and counts its signals.
  writeFileSync(
    join(folder, 'wrapper.mjs'),
    `import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
    console.log('pid ' + process.pid); console.log('pid ' + child.pid); setInterval(() => {}, 1000);`,
  );
  writeFileSync(
    join(folder, 'server.mjs'),
    `let signals = 0;
    process.on('SIGTERM', () => { signals += 1; setTimeout(() => { console.log('ended after ' + signals); process.exit(0); }, 300); });
    process.on('SIGINT', () => { console.log('interrupted'); process.exit(3); });
    console.log('pid ' + process.pid); setInterval(() => {}, 1000);`,
  );
  writeFileSync(join(folder, 'fails.mjs'), `setTimeout(() => process.exit(7), 500);`);
  writeFileSync(
    join(folder, 'main.mjs'),
    `import { runTogether } from ${JSON.stringify(at('scripts/run-together.mjs'))};
    const [, , ...files] = process.argv;
    const programs = files.map((file) => ({ command: process.execPath, parameters: [${JSON.stringify(folder)} + '/' + file] }));
    process.exitCode = await runTogether(programs);
    console.log('code ' + process.exitCode);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    // A process that ended and was not collected yet is no longer running.
    const status = `/proc/${pid}/status`;
    return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
  } catch {
    return false;
  }
};

function start(files, { command = process.execPath, before = [], env = {} } = {}) {
  const child = spawn(command, [...before, join(folder, 'main.mjs'), ...files], { env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  const pids = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  return { child, pids, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) };
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('A-557 %s ends every program once, and what they started', async (signal) => {
  const run = start(['wrapper.mjs', 'server.mjs']);
  await expect.poll(() => run.pids().length).toBe(3);
  expect(run.pids().filter(isAlive)).toHaveLength(3);
  run.child.kill(signal);
  await run.ended;
  expect(run.output()).toContain('ended after 1');
  expect(run.output()).not.toContain('interrupted');
  await expect.poll(() => run.pids().filter(isAlive)).toEqual([]);
});

it('A-557 the end of one program ends the others, with its exit code', async () => {
  const run = start(['wrapper.mjs', 'fails.mjs', 'server.mjs']);
  await run.ended;
  expect(run.output()).toContain('code 7');
  await expect.poll(() => run.pids().filter(isAlive)).toEqual([]);
});

it('A-557 the end of npm, which passes no signal on, ends them too', async () => {
  const shell = ['-c', `"$0" "$@"; true`, process.execPath];
  const run = start(['wrapper.mjs', 'server.mjs'], {
    command: 'sh',
    before: shell,
    env: { npm_lifecycle_event: 'dev' },
  });
  await expect.poll(() => run.pids().length).toBe(3);
  run.child.kill('SIGKILL');
  await expect.poll(() => run.pids().filter(isAlive)).toEqual([]);
});
