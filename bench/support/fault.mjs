/**
 * Faults injected into a bench to prove that it detects them. A run has at most one fault:
 * - refuse: the measured side answers with an error, with status 200 like GraphQL errors
 * - empty: the measured side answers with the right shape but without content
 * - slow: the measured side sleeps before it answers
 * - bare-refuse, bare-empty: the same for the counterpart that a figure is compared with
 */
import { fileURLToPath } from 'node:url';

/** The fault of this run, if any. */
export const currentFault = () => process.env.BENCH_FAULT;

const preload = (name) => ['--import', fileURLToPath(new URL(name, import.meta.url))];

/**
 * Node options that inject this run's fault into an HTTP server.
 *
 * @param side - 'signa' or 'bare'
 * @returns the options, and the environment that they read
 */
export function faultyServer(side) {
  const fault = currentFault();
  const isBare = fault?.startsWith('bare-');
  if (fault === undefined || isBare !== (side === 'bare')) return { options: [], env: {} };
  return { options: preload('./faulty-server.mjs'), env: { BENCH_SERVER_FAULT: fault.replace('bare-', '') } };
}

/**
 * Node options that inject this run's fault into a program that is measured from start to end.
 *
 * @param late - by how many milliseconds a slow one is delayed
 */
export function faultyProgram(late) {
  const fault = currentFault();
  if (fault === undefined) return { options: [], env: {} };
  return {
    options: preload('./faulty-program.mjs'),
    env: { BENCH_PROGRAM_FAULT: fault, BENCH_PROGRAM_LATE: String(late) },
  };
}

/** A value of the same shape without content. */
export function emptied(value) {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]));
}

/** Sleeps without a timer, like a slow function. */
export const block = (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * A measured function with this run's fault.
 *
 * @param after - how many calls succeed first, which a bench that checks only the first answers misses
 * @param milliseconds - how long a slow one sleeps
 */
export function faulty(work, { after = 0, milliseconds = 5 } = {}) {
  const fault = currentFault();
  if (fault === undefined) return work;
  let calls = 0;
  return (...args) => {
    calls += 1;
    if (calls <= after) return work(...args);
    if (fault === 'refuse') throw new Error('Refused on purpose.');
    if (fault === 'slow') block(milliseconds);
    const answer = work(...args);
    if (fault !== 'empty') return answer;
    return answer instanceof Promise ? answer.then(emptied) : emptied(answer);
  };
}
