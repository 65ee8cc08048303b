import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './place.mjs';

const onWindows = process.platform === 'win32';

/**
 * Calls back once the shell that npm started this process in is gone. A signal to npm alone ends npm and that shell and
 * reaches nobody else: the program would stay behind, holding its port.
 */
function whenAbandoned(end) {
  if (!process.env.npm_lifecycle_event || onWindows) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 250);
  return watch;
}

/**
 * Runs a Node program in the foreground, with this terminal and these signals.
 *
 * It has a group of its own: a terminal sends Ctrl+C to the whole group, so it would come twice, and twice means "at
 * once". On Windows there is nothing to pass on, the console tells everybody.
 *
 * @returns its exit code, or 128 plus the signal that ended it
 */
export function foreground(parameters) {
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'inherit', 'inherit'];
    const child = spawn(process.execPath, parameters, { cwd: root, stdio, detached: !onWindows });
    const pass = (signal) => onWindows || child.kill(signal);
    process.on('SIGINT', () => pass('SIGINT'));
    process.on('SIGTERM', () => pass('SIGTERM'));
    process.on('SIGHUP', () => pass('SIGTERM'));
    const watch = whenAbandoned(() => pass('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
