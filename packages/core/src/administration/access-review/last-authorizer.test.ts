import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { maxListLength } from '../../base/bounds/index.js';
import { anyPerson } from '../permission/permission.arbitrary.test-data.js';
import { assignment, builtInRole } from '../../practice/location/practice.test-data.js';
import {
  lastAuthorizerIssues,
  lastAuthorizers,
  lastAuthorizerText,
  type ReviewPerson,
  unconfirmedLocations,
} from './index.js';

const left = [
  { id: '7', name: 'Wren Street', lastUsers: ['Dr. Maya Okafor'] },
  { id: '8', name: 'Battenkill', lastUsers: ['Dr. Zoe Ames', 'Dr. Luis Ferreira'] },
];
const today = '2026-11-23';
const named = (displayName: string, held: Partial<ReviewPerson['assignment']> = {}): ReviewPerson => ({
  username: `${displayName}@wren.example`,
  displayName,
  isEnabled: true,
  assignment: assignment({ id: displayName, ...held }),
});
const maya = named('Dr. Maya Okafor');
const zoe = named('Dr. Zoe Ames');
const namesOf = (before: readonly ReviewPerson[], after: readonly ReviewPerson[]) =>
  lastAuthorizers(before, after, today).map(({ displayName }) => displayName);

it('A-459 requires confirming each location where nobody could authorize anymore', () => {
  const issues = lastAuthorizerIssues(left, ['8', '9']);
  expect(unconfirmedLocations(issues)).toEqual([
    {
      id: '7',
      message:
        'After this, nobody can authorize prescriptions at Wren Street. Dr. Maya Okafor is the last user who can.',
    },
  ]);
  expect(lastAuthorizerIssues(left, ['7', '8'])).toEqual([]);
  expect(unconfirmedLocations([{ path: 'input.title', code: 'too-long', message: 'Too long' }])).toEqual([]);
});

it('A-485 names the users who could authorize until then, limited to the first five', () => {
  const text = 'After this, nobody can authorize prescriptions at Wren Street.';
  expect(lastAuthorizerText('Wren Street')).toBe(text);
  expect(lastAuthorizerText('Wren Street', ['A', 'B'])).toBe(`${text} A and B are the last users who can.`);
  expect(lastAuthorizerText('Wren Street', ['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe(
    `${text} A, B, C, D, E and 2 more are the last users who can.`,
  );
});

it('A-485 lists no more locations than a call may contain, and shows how many more there are', () => {
  const many = Array.from({ length: maxListLength + 3 }, (_, n) => ({
    id: `${n + 1}`,
    name: `L${n + 1}`,
    lastUsers: [],
  }));
  const issues = lastAuthorizerIssues(many, []);
  expect(issues).toHaveLength(maxListLength);
  expect(issues.at(-1)?.message).toMatch(/The same is true of 3 more locations\.$/);
  expect(issues.at(-2)?.message).not.toMatch(/more/);
  const accepted = unconfirmedLocations(issues).map(({ id }) => id);
  expect(lastAuthorizerIssues(many, accepted)).toEqual([]);
  expect(lastAuthorizerIssues(many, accepted.slice(1))).toHaveLength(1);
});

it('A-485 finds the last users who could authorize, except with an expired license, a disabled account or as a delegate', () => {
  const off = named('Dr. Maya Okafor', { isActive: false });
  const asStaff = named('Dr. Maya Okafor', { role: builtInRole('STAFF') });
  expect(namesOf([maya, zoe], [off, zoe])).toEqual([]);
  expect(namesOf([maya], [off])).toEqual(['Dr. Maya Okafor']);
  expect(namesOf([zoe, maya], [asStaff])).toEqual(['Dr. Maya Okafor', 'Dr. Zoe Ames']);
  for (const unable of [
    named('Dr. Zoe Ames', { vetLicenseExpiration: '2026-11-22' }),
    { ...zoe, isEnabled: false },
    named('Priya', {
      role: builtInRole('STAFF'),
      delegatedAccess: [{ locationUserId: 'Dr. Maya Okafor', delegatedLocationUserId: 'Priya', lastDay: null }],
    }),
  ])
    expect(namesOf([maya, unable], [off, unable])).toEqual(['Dr. Maya Okafor']);
});

const anyPeople = fc
  .array(fc.tuple(anyPerson, fc.boolean()), { maxLength: 4 })
  .map((found) =>
    found.flatMap(([{ assignments }, isEnabled], at) =>
      assignments
        .slice(0, 1)
        .map((held): ReviewPerson => ({ ...named(`User ${at}`), isEnabled, assignment: { ...held, id: `${at + 1}` } })),
    ),
  );

test.prop([anyPeople, anyPeople])(
  'A-485 requires confirming exactly when a user could authorize and none can afterwards',
  (before, after) => {
    const [could, can] = [namesOf(before, []), namesOf(after, [])];
    expect(namesOf(before, after)).toEqual(can.length > 0 ? [] : could);
    expect(namesOf(before, before)).toEqual([]);
  },
);
