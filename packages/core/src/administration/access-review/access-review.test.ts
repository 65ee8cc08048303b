import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mayCall } from '../permission/index.js';
import { anyPerson } from '../permission/permission.arbitrary.test-data.js';
import { assignment, builtInRole } from '../../practice/location/practice.test-data.js';
import { addDays } from '../../base/time/index.js';
import {
  authorizingRights,
  finishedText,
  isFinished,
  licenseText,
  progressText,
  removalText,
  reviewDays,
  reviewProgress,
  reviewStatus,
  reviewConcerns,
  signInText,
  sinceText,
  reviewStatusText,
  strandedHereText,
  lastUseText,
  grantText,
  whyNotRemove,
  type ReviewPerson,
} from './index.js';

const today = '2026-11-23';
const named = (displayName: string, held: Partial<ReviewPerson['assignment']>, isEnabled = true): ReviewPerson => ({
  username: `${displayName.toLowerCase()}@wren.example`,
  displayName,
  isEnabled,
  assignment: assignment(held),
});
const maya = named('Dr. Maya Okafor', { id: '50' });
const priya = (lastDay: string | null, isEnabled = true) =>
  named(
    'Priya Natarajan',
    {
      id: '9',
      role: builtInRole('STAFF'),
      delegatedAccess: [{ locationUserId: '50', delegatedLocationUserId: '9', lastDay }],
    },
    isEnabled,
  );
const rightsOf = (people: readonly ReviewPerson[], on = today) =>
  authorizingRights(people, on).map(({ person, vet, way, lacks }) => [person.displayName, way, vet.displayName, lacks]);

describe('rights to authorize', () => {
  it('A-250 belong to users with an authorizing role, and to delegates of a vet, through the last day', () => {
    const both = (lastDay: string | null) => [priya(lastDay), maya];
    const role = ['Dr. Maya Okafor', 'role', 'Dr. Maya Okafor', []];
    const delegation = ['Priya Natarajan', 'delegation', 'Dr. Maya Okafor', []];
    for (const lastDay of [null, today]) expect(rightsOf(both(lastDay))).toEqual([role, delegation]);
    expect(rightsOf(both(addDays(today, -1)))).toEqual([role]);
    expect(rightsOf([priya(null)])).toEqual([]);
  });

  it('A-250 are marked when a license or the account blocks them', () => {
    const later = rightsOf([maya, priya(null, false)], '2027-03-02');
    expect(later).toEqual([
      [
        'Dr. Maya Okafor',
        'role',
        'Dr. Maya Okafor',
        ['The vet license of Dr. Maya Okafor for NY expired on 03-01-2027.'],
      ],
      [
        'Priya Natarajan',
        'delegation',
        'Dr. Maya Okafor',
        [
          'The account is disabled, so nobody can sign in with it.',
          'The license of Dr. Maya Okafor for NY expired on 03-01-2027.',
        ],
      ],
    ]);
  });

  it('A-250 A-244 agree with the function that decides calls: an unblocked right permits issuing, and vice versa', () => {
    const anyPeople = fc.array(anyPerson, { minLength: 1, maxLength: 4 }).map((generated) =>
      generated.flatMap(({ username, assignments }, index) =>
        assignments.slice(0, 1).map((held): ReviewPerson => ({
          username,
          displayName: `Person ${index}`,
          isEnabled: true,
          assignment: held,
        })),
      ),
    );
    const product = { productApprovalType: 'Rx', isControlled: false, deaSchedule: null } as const;
    fc.assert(
      fc.property(anyPeople, (people) => {
        const rights = authorizingRights(people, today);
        for (const { username, assignment: own } of people) {
          const may = (vet: ReviewPerson['assignment']) =>
            mayCall({
              operation: 'AddPrescription',
              caller: { kind: 'practice', username, assignments: [own] },
              locationIds: [own.locationId],
              facts: { authorization: { vet, product, today } },
            }).allowed;
          const held = rights.filter(({ person, lacks }) => person.assignment === own && lacks.length === 0);
          if (may(own)) expect(held).not.toEqual([]);
          for (const { vet } of held) expect(may(vet.assignment)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the review status of a right', () => {
  it('A-252 is reviewed for 90 days while the right is unchanged, and no longer', () => {
    const kept = { state: '7', on: today };
    expect(reviewStatus('7', null, today)).toBe('new');
    expect(reviewStatus('8', kept, today)).toBe('changed');
    expect(reviewStatus('7', kept, addDays(today, reviewDays))).toBe('reviewed');
    expect(reviewStatus('7', kept, addDays(today, reviewDays + 1))).toBe('lapsed');
  });

  it('A-252 is counted, and valid through the day on which the oldest answer expires', () => {
    const line = (status: 'new' | 'reviewed', confirmedOn: string | null) => ({ standing: status, confirmedOn });
    const open = reviewProgress([line('reviewed', today), line('new', null)]);
    expect(open).toEqual({ reviewed: 1, all: 2, goodThrough: null });
    expect(progressText(open)).toBe('1 of 2 reviewed');
    const whole = reviewProgress([line('reviewed', today), line('reviewed', addDays(today, -10))]);
    expect(whole.goodThrough).toBe(addDays(today, reviewDays - 10));
    expect(reviewProgress([]).goodThrough).toBeNull();
  });

  it('A-252 is never reviewed after a change, whenever it was confirmed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: -400, max: 400 }), (kept, now, days) => {
        const status = reviewStatus(String(now), { state: String(kept), on: addDays(today, days) }, today);
        if (status === 'reviewed') expect([kept, days >= -reviewDays]).toEqual([now, true]);
      }),
    );
  });

  it('A-254 is finished when a user finished the review after the last answer', () => {
    const line = { standing: 'reviewed', kept: { on: today } } as const;
    const on = (day: string) => ({ on: day });
    expect(isFinished([line], on(today))).toBe(true);
    expect(isFinished([line], on(addDays(today, -1)))).toBe(false);
    expect(isFinished([line], null)).toBe(false);
    expect(isFinished([line, { standing: 'changed', kept: null }], on(today))).toBe(false);
  });
});

describe('the texts of the review', () => {
  it('A-250 show the source of the right, its end and the license', () => {
    const right = { way: 'delegation', displayName: 'Priya', roleName: 'STAFF', vetName: 'Dr. Maya Okafor' } as const;
    expect(grantText({ ...right, lastDay: '2026-11-27' })).toBe('For Dr. Maya Okafor, through 11-27-2026');
    expect(grantText({ ...right, lastDay: null })).toBe('For Dr. Maya Okafor, without an end date');
    expect(grantText({ ...right, way: 'role', roleName: 'VET', lastDay: null })).toBe('By the role VET');
    const license = { vetLicenseNumber: '4711', vetLicenseState: 'NY', vetLicenseExpiration: '2027-03-01' };
    expect(licenseText(license, today)).toBe('License NY 4711, through 03-01-2027');
    expect(licenseText(license, '2027-03-02')).toBe('License NY 4711, expired on 03-01-2027');
    expect(licenseText({ ...license, vetLicenseExpiration: null }, today)).toBe('License NY 4711, no expiration date');
    expect(licenseText({}, today)).toBe('No license on record');
  });

  it('A-251 show the last use, the last sign-in and the start, with a warning for unused and unlimited rights', () => {
    expect(lastUseText({ lastUsedOn: today })).toBe('Last used on 11-23-2026');
    expect(lastUseText({ lastUsedOn: null })).toBe('Never used');
    expect(signInText({ lastSignInOn: today })).toBe('Last sign-in on 11-23-2026');
    expect(signInText({ lastSignInOn: null })).toBe('No sign-in recorded');
    expect([sinceText({ since: today }), sinceText({ since: null })]).toEqual(['Since 11-23-2026', null]);
    const use = { lastUsedOn: null, lastSignInOn: null, since: null };
    const role = { way: 'role', lastDay: null } as const;
    expect(reviewConcerns(role, use, today)).toEqual(['Never used']);
    expect(reviewConcerns(role, { ...use, since: today }, today)).toEqual([]);
    expect(reviewConcerns(role, { ...use, lastUsedOn: addDays(today, -91) }, today)).toEqual(['Not used for 91 days']);
    expect(reviewConcerns(role, { ...use, lastUsedOn: addDays(today, -90) }, today)).toEqual([]);
    expect(reviewConcerns({ way: 'delegation', lastDay: null }, { ...use, since: today }, today)).toEqual(['No end']);
    expect(reviewConcerns({ way: 'delegation', lastDay: today }, { ...use, since: today }, today)).toEqual([]);
  });

  it('A-252 show the review status of a right', () => {
    const kept = { on: today, by: 'Gordon' };
    expect(reviewStatusText('new', null)).toBe('Not reviewed');
    expect(reviewStatusText('reviewed', kept)).toBe('Kept by Gordon on 11-23-2026');
    expect(reviewStatusText('changed', kept)).toBe('Changed since it was kept by Gordon on 11-23-2026');
    expect(reviewStatusText('lapsed', kept)).toBe('Kept by Gordon on 11-23-2026; review again');
  });
});

describe('finishing a review', () => {
  it('A-254 A-253 A-277 shows its day, and the effect of removing a right beforehand', () => {
    const completed = { on: today, by: 'Gordon' };
    expect(finishedText(null, null)).toBe('Not finished yet.');
    expect(finishedText(completed, null)).toBe('Last finished on 11-23-2026 by Gordon.');
    expect(finishedText(completed, '2027-02-21')).toMatch(/by Gordon\. It is valid through 02-21-2027\.$/);
    const right = { displayName: 'Priya', vetName: 'Dr. Maya Okafor' } as const;
    expect(removalText({ ...right, way: 'role' }, 'Wren')).toMatch(/^Priya can no longer work at Wren\./);
    expect(removalText({ ...right, way: 'delegation' }, 'Wren')).toBe(
      'Priya can no longer sign for Dr. Maya Okafor at Wren.',
    );
    expect(strandedHereText(1)).toBe('1 request is pending here, and nobody could approve it anymore.');
    expect(strandedHereText(4)).toMatch(/^4 requests are pending here/);
  });
});

describe('permission to remove a right', () => {
  it('A-253 A-078 A-088 belongs to users who may end the delegation, or deactivate the assignment', () => {
    const caller = (held: ReviewPerson['assignment']) =>
      ({ kind: 'practice', username: 'g@wren.example', assignments: [held] }) as const;
    const admin = caller(assignment({ id: '70', role: builtInRole('ADMIN') }));
    const vetadmin = caller(assignment({ id: '71', role: builtInRole('VETADMIN') }));
    const at = { locationId: assignment().locationId, vetId: '50' };
    const delegation = { ...at, way: 'delegation', locationUserId: '9' } as const;
    const role = { ...at, way: 'role', locationUserId: '50' } as const;
    expect(whyNotRemove(vetadmin, delegation)).toBeNull();
    expect(whyNotRemove(admin, delegation)).toMatch(/^Only the vet/);
    expect(whyNotRemove(admin, role)).toBeNull();
    expect(whyNotRemove(vetadmin, { ...role, locationUserId: '71' })).toMatch(/own record/);
  });
});
