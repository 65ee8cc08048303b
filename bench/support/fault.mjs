/**
 * Faults that a bench is given on purpose, to prove that it notices them. One run has at most one fault:
 *
 * - refuse: what is measured answers with an error, which comes with status 200 as GraphQL errors do
 * - empty: what is measured answers with the right shape and nothing in it
 * - slow: what is measured sleeps before it answers
 * - bare-refuse, bare-empty: the same of the counterpart that a figure is compared with
 */
import { fileURLToPath } from 'node:url';

/** The fault of this run, if it has one. */
export const currentFault = () => process.env.BENCH_FAULT;

const preload = (name) => ['--import', fileURLToPath(new URL(name, import.meta.url))];

/**
 * Options of Node that put the fault of this run into an HTTP server.
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
 * Options of Node that put the fault of this run into a program that is measured from its start to its end.
 *
 * @param late - how many milliseconds later a slow one starts
 */
export function faultyProgram(late) {
  const fault = currentFault();
  if (fault === undefined) return { options: [], env: {} };
  return {
    options: preload('./faulty-program.mjs'),
    env: { BENCH_PROGRAM_FAULT: fault, BENCH_PROGRAM_LATE: String(late) },
  };
}

/** A value of the same shape with nothing in it. */
export function emptied(value) {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, emptied(each)]));
}

/** Sleeps without a timer, as a function that is too slow does. */
export const block = (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * A function that is measured, with the fault of this run.
 *
 * @param after - how many calls are answered well first: a bench that only looks at the first answers does not notice
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
