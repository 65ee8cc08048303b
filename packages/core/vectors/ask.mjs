import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { clearTimeout, setTimeout } from 'node:timers';

/** What the program is told of a case: all but the answer. */
const question = ({ id, rule, version, asOf, input }) => `${JSON.stringify({ id, rule, version, asOf, input })}\n`;

/** Lines after the last answer that are still counted. */
const mostLinesOver = 1000;

/** Bytes that no program has to say about all cases; the answers of core have 2 million. */
const mostBytes = 64_000_000;

/**
 * Starts a program, tells it every case, a line each, and reads its lines. Lines without a sign are no answers.
 *
 * @param command - the program and its arguments; what it says on standard error is shown as it comes
 * @param cases - as they stand in the file
 * @param silence - seconds without a sign of it after which the program counts as stuck
 * @returns its lines, and how it ended: `stopped` says why it had to be, else `code` or `signal`; `fault` where it could
 *   not be started
 */
export function ask([program, ...parameters], cases, silence) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = [];
    let bytes = 0;
    let stopped;
    let timer;
    const stop = (reason) => {
      stopped = reason;
      child.kill('SIGKILL');
      // What it started itself may hold the pipe open.
      child.stdout.destroy();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, silence * 1000, `It wrote nothing for ${silence} seconds`);
    };
    wait();
    child.stdout.on('data', (part) => {
      wait();
      bytes += part.length;
      if (bytes > mostBytes) stop(`It wrote more than ${mostBytes / 1e6} MB`);
    });
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (stopped !== undefined || line.trim() === '') return;
      lines.push(line);
      if (lines.length > cases.length + mostLinesOver) stop('It wrote far more lines than it was asked');
    });
    // A program that ends early closes the pipe; how it ended is told below.
    child.stdin.on('error', () => {});
    Readable.from(cases.map(question)).pipe(child.stdin);
    child.on('error', (fault) => {
      clearTimeout(timer);
      resolve({ lines, fault: fault.message });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ lines, code, signal, stopped });
    });
  });
}
