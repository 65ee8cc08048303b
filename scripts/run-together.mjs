import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { clearTimeout } from 'node:timers';

const onWindows = process.platform === 'win32';

/** How long a program may take to end after SIGTERM: a server completes its calls. */
const graceMs = 10_000;

/** Ends a program with everything that it started. */
function killGroup({ pid }) {
  if (pid === undefined) return;
  if (onWindows) return void spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

/**
 * Runs programs until one of them ends, this process is asked to end (SIGINT, SIGTERM, SIGHUP), or npm, which started
 * it, is gone; then ends all of them. Nothing that they started stays behind: each has its own process group, and a
 * program that a terminal's Ctrl+C doesn't reach gets one signal, not two.
 *
 * @param programs - for each, the `command`, its `parameters`, and its `cwd` and `env`
 * @returns the exit code of the program that ended first, or 128 plus the number of the signal
 */
export function runTogether(programs) {
  return new Promise((resolve) => {
    const children = new Set();
    const parent = process.ppid;
    let code;
    let deadline;

    const endAll = (reason) => {
      if (code !== undefined) return;
      code = reason;
      for (const child of children) child.kill('SIGTERM');
      deadline = setTimeout(() => children.forEach(killGroup), graceMs);
    };
    const closed = (child, reason) => {
      children.delete(child);
      killGroup(child);
      endAll(reason);
      if (children.size > 0) return;
      clearTimeout(deadline);
      clearInterval(watch);
      resolve(code);
    };
    // A signal to npm stops only npm and its shell.
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && !onWindows && process.ppid !== parent)
        endAll(128 + constants.signals.SIGHUP);
    }, 250);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (code === undefined) endAll(128 + constants.signals[signal]);
        else children.forEach(killGroup);
      });
    }
    for (const { command, parameters, cwd, env } of programs) {
      const child = spawn(command, parameters, {
        ...{ cwd, env: { ...process.env, ...env } },
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: !onWindows,
      });
      children.add(child);
      child.on('error', (error) => {
        console.error(`${command} could not be started: ${error.message}`);
        closed(child, 1);
      });
      child.on('close', (status, signal) => closed(child, status ?? 128 + (constants.signals[signal] ?? 0)));
    }
  });
}
