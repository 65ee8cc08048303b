import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const onWindows = process.platform === 'win32';

/**
 * Calls back once the parent process is gone. A signal to npm stops only npm and its shell: the program would keep
 * running and keep its port.
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
 * Runs a program in the foreground, with this terminal and these signals.
 *
 * It gets its own process group: a terminal sends Ctrl+C to the whole group, so the program would get it twice, and
 * a server takes a second one as "end at once". On Windows there is nothing to forward, since the console signals every
 * process.
 *
 * @param options.stdin - `inherit` for a program that asks questions
 * @returns its exit code, or 128 plus the signal that ended it
 */
export function foreground(command, parameters, { cwd, env = {}, stdin = 'ignore' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [stdin, 'inherit', 'inherit'],
      detached: !onWindows,
    });
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
