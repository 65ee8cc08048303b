import { expect, it } from 'vitest';
import { cardsLabel, joinedTypes, requestsLabel } from './index.js';

it('P-238 the renewal leads the expiring request of its card', () => {
  expect(joinedTypes).toEqual(['renewal', 'expiring']);
});

it('P-238 a card says how many requests it holds, one alone says nothing', () => {
  expect(requestsLabel([])).toBeNull();
  expect(requestsLabel([{}])).toBe('2 requests');
});

it('P-238 a number of cards says of how many requests they are, where some share one', () => {
  expect(cardsLabel({ cards: 48, joined: 2 })).toBe('48, of 50 requests');
  expect(cardsLabel({ cards: 48, joined: 0 })).toBe('48');
});
