/** Calls a piece of work for about so long; answers calls per second. */
function rate(work, milliseconds) {
  const start = performance.now();
  const end = start + milliseconds;
  let calls = 0;
  let now = start;
  while (now < end) {
    for (let i = 0; i < 200; i += 1) work();
    calls += 200;
    now = performance.now();
  }
  return (calls / (now - start)) * 1000;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Measures several pieces of work beside one another: after a warm-up they take turns, so that a machine that is busy
 * for a moment is busy for all of them.
 *
 * @param works - each a function by its name, which does one thing at each call
 * @returns calls per second by name, the median of the rounds
 */
export function compare(works, { rounds = 7, milliseconds = 250 } = {}) {
  const names = Object.keys(works);
  for (const name of names) rate(works[name], milliseconds * 2);
  const rates = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates[name].push(rate(works[name], milliseconds));
  }
  return Object.fromEntries(names.map((name) => [name, median(rates[name])]));
}

/** A function that hands out the items in turn, forever. */
export function inTurn(items) {
  let next = 0;
  return () => {
    const item = items[next];
    next = next + 1 === items.length ? 0 : next + 1;
    return item;
  };
}

/** How long half of the times were at most, and all but one of a hundred. */
export function shares(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  return { p50: share(0.5), p95: share(0.95), p99: share(0.99) };
}

/** The middle one of some numbers. */
export const middle = median;

/** A number for a table: three digits that count, in thousands or millions where they are many. */
export function readable(number) {
  const [value, unit] = number >= 1e6 ? [number / 1e6, ' M'] : number >= 1e4 ? [number / 1e3, ' k'] : [number, ''];
  return `${value.toFixed(value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2)}${unit}`;
}
