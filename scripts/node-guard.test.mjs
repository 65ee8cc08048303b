import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { nodeGuard } from './node-guard.mjs';

/** Runs the guard on a version of Node; returns its exit code, or null, and its output. */
function guardOn(node) {
  const printed = [];
  let code = null;
  runInNewContext(nodeGuard('signa-server'), {
    process: { versions: { node }, exit: (given) => (code = given) },
    console: { error: (line) => printed.push(line) },
  });
  return { code, printed };
}

it.each(['20.20.2', '22.21.9', '18.99.0'])(
  'A-345 a packed program refuses Node %s, and says which it needs',
  (node) => {
    expect(guardOn(node)).toEqual({
      code: 1,
      printed: [`signa-server needs Node 22.22.2 or newer; this is ${node}. Install one from https://nodejs.org.`],
    });
  },
);

it.each(['22.22.2', '22.30.0', '24.0.0', '100.1.1'])('A-345 a packed program starts on Node %s', (node) => {
  expect(guardOn(node)).toEqual({ code: null, printed: [] });
});
