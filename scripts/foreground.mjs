import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './place.mjs';

/**
 * Runs a Node program in the foreground, with this terminal and these signals.
 *
 * @returns its exit code, or 128 plus the signal that ended it
 */
export function foreground(parameters, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    const pass = (signal) => child.kill(signal);
    // A terminal sends Ctrl+C to the whole group: the child has it already, and twice would mean "at once".
    process.on('SIGINT', () => process.stdin.isTTY || pass('SIGINT'));
    process.on('SIGTERM', () => pass('SIGTERM'));
    process.on('SIGHUP', () => pass('SIGHUP'));
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
