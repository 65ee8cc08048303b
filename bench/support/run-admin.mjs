import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faultyProgram } from './fault.mjs';

const main = new URL('../../packages/server/dist/main.js', import.meta.url).pathname;

/**
 * Runs an operator's command from start to end, with this run's fault.
 *
 * @param url - the database, as its owner
 * @param late - by how many milliseconds a slow one is delayed
 * @returns its seconds, peak memory in MB, and output
 */
export async function runAdmin(url, command, { late, env = {} }) {
  const began = performance.now();
  const faulty = faultyProgram(late);
  const child = spawn(process.execPath, [...faulty.options, main, 'admin', ...command], {
    env: {
      ...faulty.env,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_OWNER_URL: url,
      ...env,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const memories = [];
  const watch = setInterval(() => memories.push(peakMemory(child.pid)), 50);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command.join(' ')} exited with ${code}: ${output.slice(-500)}`);
  return { seconds: (performance.now() - began) / 1000, memory: Math.max(...memories.filter(Number.isFinite)), output };
}

/** The process's peak memory in MB; NaN if the system has no /proc or the process has ended. */
function peakMemory(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
