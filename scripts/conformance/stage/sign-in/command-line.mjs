/** The command line as a user runs it, with its own folder and without a browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandLine } from '../../../place.mjs';

export function openCommandLine(server) {
  const folder = mkdtempSync(join(tmpdir(), 'signa-command-line-'));
  const file = join(folder, 'session.json');
  const start = (...parameters) => {
    const env = { PATH: '', SIGNA_CONFIG_DIR: folder, SIGNA_SERVER: server };
    const child = spawn(process.execPath, [commandLine, ...parameters], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    const listeners = new Set();
    child.stdout.on('data', (part) => (out += part));
    child.stderr.on('data', (part) => {
      err += part;
      listeners.forEach((listen) => listen());
    });
    const ended = new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
    return {
      ended,
      /** Waits for matching output, and returns the captured group. */
      hears: (pattern) =>
        new Promise((resolve, reject) => {
          const listen = () => pattern.test(err) && resolve(pattern.exec(err)[1]);
          listeners.add(listen);
          listen();
          void ended.then(() => reject(new Error(`signa said: ${err}`)));
        }),
    };
  };
  return {
    start,
    run: (...parameters) => start(...parameters).ended,
    session: () => JSON.parse(readFileSync(file, 'utf8')),
    keep: (session) => writeFileSync(file, JSON.stringify(session)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
