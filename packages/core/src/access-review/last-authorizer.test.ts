import { expect, it } from 'vitest';
import { lastAuthorizerIssues, unconfirmedLocations } from './index.js';

const left = [
  { id: '7', name: 'Wren Street' },
  { id: '8', name: 'Battenkill' },
];

it('A-459 asks for each location that nobody could authorize at, until it is named', () => {
  const issues = lastAuthorizerIssues(left, ['8', '9']);
  expect(unconfirmedLocations(issues)).toEqual([
    { id: '7', message: 'After this, nobody can authorize prescriptions at Wren Street.' },
  ]);
  expect(lastAuthorizerIssues(left, ['7', '8'])).toEqual([]);
  expect(unconfirmedLocations([{ path: 'input.title', code: 'too-long', message: 'Too long' }])).toEqual([]);
});
