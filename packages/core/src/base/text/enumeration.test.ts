import { expect, it } from 'vitest';
import { enumeration } from './index.js';

it('A-485 joins any number of names as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['', 'a', '', 'b']].map(enumeration)).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
    'a and b',
  ]);
});
