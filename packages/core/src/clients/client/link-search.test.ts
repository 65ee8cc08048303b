import { expect, it } from 'vitest';
import { linkSearchOf } from './index.js';

const rest = { email: '', phone: '', patientName: '' };

it('C-109 searches for a client by both names, for an organization by its one name, without a phone', () => {
  expect(linkSearchOf({ firstName: ' Eleanor ', lastName: 'Whitfield' })).toEqual({
    ...rest,
    firstName: 'Eleanor',
    lastName: 'Whitfield',
  });
  const rescue = { firstName: null, lastName: 'Second Chance Rescue' };
  expect(linkSearchOf(rescue)).toEqual({ ...rest, firstName: '', lastName: 'Second Chance Rescue' });
});

it('C-109 truncates a name to the length of the search field', () => {
  expect(linkSearchOf({ firstName: null, lastName: 'x'.repeat(60) }).lastName).toBe('x'.repeat(50));
});
