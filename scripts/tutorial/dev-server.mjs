import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { Stop } from '../child.mjs';

/** Milliseconds until Vite must print its address. */
const timeout = 30_000;

/**
 * Starts `npx vite` and waits for the address that it prints.
 *
 * @returns its URL, and `stop`
 */
export async function startDevServer(folder, env) {
  const child = spawn('npx', ['vite'], {
    cwd: folder,
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npx starts Vite as a child of its own, which ends with the group only.
    detached: true,
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = () => {
    process.off('exit', stop);
    if (isRunning()) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const end = Date.now() + timeout;
  while (Date.now() < end && isRunning()) {
    const [url] = /http:\/\/localhost:\d+\//.exec(output) ?? [];
    if (url) return { url, stop };
    await setTimeout(100);
  }
  stop();
  throw new Stop(`npx vite printed no address:\n${output}`);
}
