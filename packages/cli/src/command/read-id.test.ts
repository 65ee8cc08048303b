import { expect, it } from 'vitest';
import { signa, supportAt } from '../testing/support.js';

it.each([
  'location wren',
  'organization -1',
  'features --location one',
  'shortcuts --location 1.5',
  'users search okafor --location 1 two',
  'writeback on --location x --yes',
  'location-user activate x --yes',
  'events list --location x',
  'why vet@signa.test AuthorizeRx --location x',
  'pims search --last-name Ito --location x',
  'pims client 7901 --location x',
  'pims patient 9003 --location x',
  'pims status --location x',
  'pims users maya --location x',
  'pims sync-users --location x --yes',
])('A-305 exits with 2 for an invalid id, without a call: %s', async (line) => {
  const at = supportAt();
  expect(await signa(at, ...line.split(' '))).toBe(2);
  expect(at.requests).toEqual([]);
  expect(at.err.join('\n')).toContain('An ID must be a whole number.');
});
