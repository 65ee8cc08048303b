import { expect, it } from 'vitest';
import { cardsLabel, cardsWithoutOne, joinedTypes, requestsLabel, typesOfCard } from './index.js';

it('P-238 the renewal leads the expiring request of its card', () => {
  expect(joinedTypes).toEqual(['renewal', 'expiring']);
});

it('P-238 a card shows the number of its requests, unless it has only one', () => {
  expect(requestsLabel([])).toBeNull();
  expect(requestsLabel([{}])).toBe('2 requests');
});

it('P-238 a number of cards includes the number of requests when some share one', () => {
  expect(cardsLabel({ cards: 48, joined: 2 })).toBe('48 pending, of 50 requests');
  expect(cardsLabel({ cards: 48, joined: 0 })).toBe('48 pending');
});

it('P-238 P-256 answering a card removes all of its requests from the counts of every type', () => {
  expect(cardsWithoutOne({ cards: 48, joined: 2, drafts: 3 }, [{}])).toEqual({ cards: 47, joined: 1, drafts: 3 });
  expect(cardsWithoutOne({ cards: 0, joined: 0 }, [{}])).toEqual({ cards: 0, joined: 0 });
  expect(typesOfCard({ type: 'renewal', joined: [{ type: 'expiring' }, { type: 'renewal' }] })).toEqual([
    'renewal',
    'expiring',
  ]);
});
