/** Shared by the benches: call rates of functions, and figures from samples with their spread. */

const batch = 200;
/** Results are stored, because the compiler may remove a call whose result is unused. */
const answers = Array(batch);

/** Calls a function for about the given time; returns calls per second. */
function rate(work, milliseconds) {
  const start = performance.now();
  const end = start + milliseconds;
  let calls = 0;
  let now = start;
  while (now < end) {
    for (let i = 0; i < batch; i += 1) answers[i] = work();
    calls += batch;
    now = performance.now();
  }
  return (calls / (now - start)) * 1000;
}

/**
 * Measures several pieces of work beside one another: after a warm-up they take turns, so that a machine that is busy
 * for a moment is busy for all of them.
 *
 * @param works - each a function by its name, which does one thing at each call
 * @param options.agree - throws when one of them gives wrong answers; asked before the warm-up and after every round
 * @returns calls per second of each round, by name
 */
export function compare(works, { agree, rounds = 7, milliseconds = 250 }) {
  const names = Object.keys(works);
  agree();
  for (const name of names) rate(works[name], milliseconds * 2);
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates[name].push(rate(works[name], milliseconds));
    agree();
  }
  return rates;
}

/** Returns a function that cycles through the items. */
export function inTurn(items) {
  let next = 0;
  return () => {
    const item = items[next];
    next = next + 1 === items.length ? 0 : next + 1;
    return item;
  };
}

/** The quantile of the samples at a fraction; the median of an even number is the mean of the middle two. */
export function quantile(samples, share) {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (share === 0.5 && Number.isInteger(middle)) return (sorted[middle - 1] + sorted[middle]) / 2;
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Each sample divided by the one measured at the same time. */
export const ratios = (samples, others) => samples.map((sample, index) => sample / others[index]);

/**
 * A figure from samples, with the least and the most of them.
 *
 * @param options.at - the quantile that is its value, the median unless it is given
 * @param options.goal - the goal of the figure, with `atMost` a limit
 * @throws Error when there are no samples, or one that is not a number
 */
export function figureOf(name, unit, samples, { at = 0.5, ...goal } = {}) {
  if (samples.length === 0) throw new Error(`Nothing was measured: ${name}`);
  if (!samples.every(Number.isFinite)) throw new Error(`A sample is not a number: ${name}`);
  const [least, most] = [Math.min(...samples), Math.max(...samples)];
  return { name, unit, value: quantile(samples, at), least, most, samples: samples.length, ...goal };
}

/** Formats a number for a table: three significant digits, in thousands or millions if it is large. */
export function readable(number) {
  const [value, unit] = number >= 1e6 ? [number / 1e6, ' M'] : number >= 1e4 ? [number / 1e3, ' k'] : [number, ''];
  return `${value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2)}${unit}`;
}
