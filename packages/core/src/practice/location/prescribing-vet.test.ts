import { expect, it } from 'vitest';
import { prescribingVets } from './index.js';

const person = (displayName: string, name: string, canAuthorize: boolean, isActive = true) => ({
  id: displayName,
  displayName,
  isActive,
  role: { name, canAuthorize },
});

it('C-070 are the active users who can authorize or have a vet role, sorted by display name', () => {
  const people = [
    person('Zoe', 'Partner', true),
    person('Ann', 'vet admin', false),
    person('Ben', 'Vet', false),
    person('Cid', 'STAFF', false),
    person('Dan', 'VET', true, false),
  ];
  expect(prescribingVets(people).map(({ id }) => id)).toEqual(['Ann', 'Ben', 'Zoe']);
  expect(people[0]?.id).toBe('Zoe');
});
