import { spawn } from 'node:child_process';
import { root } from './place.mjs';

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

/**
 * Runs a command to its end, or to ours: nothing that was started here stays behind.
 *
 * @param options.show - whether its output also appears here while it runs; it is returned in any case
 * @returns its exit code (127 when there is no such command) and everything it wrote
 */
export function run(
  command,
  parameters,
  { cwd = root, env = {}, show = false, shell = false, timeout, uid, gid } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      timeout,
      uid,
      gid,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const take = (target) => (part) => {
      output += part;
      if (show) target.write(part);
    };
    child.stdout.setEncoding('utf8').on('data', take(process.stdout));
    child.stderr.setEncoding('utf8').on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a script with the current Node. */
export const node = (script, parameters = [], options = {}) => run(process.execPath, [script, ...parameters], options);

/** A failure whose message is printed without a stack trace. */
export class Stop extends Error {}

/** Exits with the message of a Stop, or with the stack trace of any other error. */
export function fail(error) {
  console.error(error instanceof Stop ? `\n${error.message}` : error);
  process.exit(1);
}
