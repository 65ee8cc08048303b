import { fork } from 'node:child_process';
import { at } from '../place.mjs';

const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill()));

/**
 * Runs one bench in a separate process and forwards its output as it arrives.
 *
 * @param options.parts - the parts that are run; all of them when there are none
 * @param options.fault - the fault that the bench is given on purpose
 * @param options.isSmall - whether it runs on few rows, to prove that it notices faults
 * @returns its figures, and the error that it ended with or null
 */
export function runBench(name, { parts = [], fault, isSmall = false, onDoing = () => {}, onFigure = () => {} } = {}) {
  const child = fork(at('scripts/run-bench.mjs'), [at('bench', `${name}.mjs`), ...parts], {
    env: {
      ...process.env,
      ...(fault && { BENCH_FAULT: fault }),
      ...(isSmall && { BENCH_SIZE: 'small' }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const figures = [];
  let failed = null;
  let output = '';
  const take = (part) => (output += part);
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  child.on('message', (message) => {
    if (message.doing) onDoing(message.doing);
    if (message.failed) failed = message.failed;
    if (!message.figure) return;
    const figure = { bench: name, ...message.figure };
    figures.push(figure);
    onFigure(figure);
  });
  return new Promise((resolve) =>
    child.once('close', (code) => {
      running.delete(child);
      const ended = code === 0 ? null : { name: 'Error', message: `bench/${name}.mjs ended with ${code}` };
      resolve({ figures, error: failed ?? ended, output });
    }),
  );
}
