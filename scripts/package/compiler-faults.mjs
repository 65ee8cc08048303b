/**
 * XState's declarations do not compile with `exactOptionalPropertyTypes` together with `skipLibCheck: false`; only
 * errors in the library or in the program count.
 */
const ofXState = /^(?:\S*\/)?node_modules\/xstate\//;
const fault = /^\S.*error TS\d+:/;

/**
 * The compiler errors of a program, except those inside XState.
 *
 * @param answer - exit code and everything it wrote, a fault a line with its details indented below
 * @returns the lines of the faults; what it wrote when it failed without naming one
 */
export function compilerFaults({ code, output }) {
  const faults = output.split('\n').filter((line) => fault.test(line));
  if (code !== 0 && faults.length === 0) return [output];
  return faults.filter((line) => !ofXState.test(line));
}
