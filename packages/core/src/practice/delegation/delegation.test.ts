import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLastDays,
  countsOn,
  delegateCandidates,
  delegationChanges,
  delegationEffect,
  delegationsErrorNotice,
  delegationsSavedNotice,
  delegationTexts,
  hasDelegations,
  mayNameDelegates,
  mayPair,
  type PairMember,
} from './index.js';

const today = '2026-11-23';
const role = { isActive: true, canAuthorize: true };
const vet: PairMember = { id: '7', locationId: '1', isActive: true, role };
const staff: PairMember = { ...vet, id: '9', role: { isActive: true, canAuthorize: false } };

describe('the end of a delegation', () => {
  it('A-268 A-269 is the end of its last day; without one the delegation is open-ended', () => {
    expect(countsOn({ lastDay: null }, today)).toBe(true);
    expect(countsOn({ lastDay: today }, today)).toBe(true);
    expect(countsOn({ lastDay: '2026-11-22' }, today)).toBe(false);
  });

  it('A-269 an invalid last day never counts as open-ended', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(undefined, 0, true, '2026-13-01', '')), (lastDay) => {
        expect(countsOn({ lastDay: lastDay as string }, today)).toBe(false);
      }),
    );
    expect(countsOn({ lastDay: '2026-12-01' }, '')).toBe(false);
  });

  it('A-268 must be today or later when it is entered', () => {
    expect(checkLastDays([{ lastDay: null }, { lastDay: today }], today)).toEqual([]);
    expect(checkLastDays([{ lastDay: null }, { lastDay: '2026-11-22' }, { lastDay: 'Friday' }], today)).toEqual([
      { path: 'delegations.1.lastDay', code: 'past', message: delegationTexts.lastDayPast },
      { path: 'delegations.2.lastDay', code: 'invalid', message: delegationTexts.lastDayUnknown },
    ]);
  });
});

describe('the changes of the delegations form', () => {
  const stored = [
    { id: '1', locationUserId: '7', delegatedLocationUserId: '9', lastDay: null },
    { id: '2', locationUserId: '7', delegatedLocationUserId: '10', lastDay: today },
  ];

  it('A-076 A-268 are removed delegates, new ones and those with a changed last day', () => {
    expect(
      delegationChanges(stored, [
        { delegatedLocationUserId: '10', lastDay: null },
        { delegatedLocationUserId: '11', lastDay: today },
      ]),
    ).toEqual({
      removed: ['1'],
      added: [
        { delegatedLocationUserId: '10', lastDay: null },
        { delegatedLocationUserId: '11', lastDay: today },
      ],
    });
  });

  it('A-076 turn the stored delegations into the chosen ones, and omit unchanged ones', () => {
    const choice = fc.record({
      delegatedLocationUserId: fc.constantFrom('9', '10', '11', '12'),
      lastDay: fc.constantFrom(null, today, '2026-12-24'),
    });
    const choices = fc.uniqueArray(choice, { selector: ({ delegatedLocationUserId }) => delegatedLocationUserId });
    fc.assert(
      fc.property(choices, choices, (before, after) => {
        const held = before.map((one, index) => ({ ...one, id: String(index), locationUserId: '7' }));
        const { removed, added } = delegationChanges(held, after);
        const left = new Map<string, string | null>(
          held.filter(({ id }) => !removed.includes(id)).map((one) => [one.delegatedLocationUserId, one.lastDay]),
        );
        for (const one of added) {
          expect(left.get(one.delegatedLocationUserId)).not.toBe(one.lastDay);
          left.set(one.delegatedLocationUserId, one.lastDay);
        }
        expect(left).toEqual(new Map(after.map((one) => [one.delegatedLocationUserId, one.lastDay])));
        expect(delegationChanges(held, before)).toEqual({ removed: [], added: [] });
      }),
    );
  });
});

describe('the messages of the delegations form', () => {
  it('A-076 A-268 name new delegates, removed ones and those with a changed last day', () => {
    const stored = ['9', '10', '11'].map((id) => ({
      id: `d${id}`,
      locationUserId: '7',
      delegatedLocationUserId: id,
      lastDay: null,
    }));
    const chosen = [
      { delegatedLocationUserId: '9', lastDay: null },
      { delegatedLocationUserId: '10', lastDay: today },
      { delegatedLocationUserId: '12', lastDay: null },
    ];
    const effect = delegationEffect(stored, delegationChanges(stored, chosen));
    expect(effect).toEqual({ added: ['12'], changed: ['10'], removed: ['11'] });
  });

  it('A-076 A-037 confirm saving, or show the reason of the server', () => {
    expect(delegationsSavedNotice).toEqual({ status: 'success', title: 'Updated delegations successfully' });
    expect(delegationsErrorNotice('Not now.')).toMatchObject({
      status: 'error',
      title: 'Error updating delegations.',
      description: 'Not now.',
    });
  });
});

describe('a delegation pair', () => {
  it('A-077 is an active vet who can authorize and another active user at the same location', () => {
    expect(mayPair(vet, staff)).toEqual({ allowed: true });
    expect(mayPair(vet, { ...staff, role: { isActive: false, canAuthorize: false } })).toEqual({ allowed: true });
    const refused = [
      [vet, vet, delegationTexts.self],
      [staff, vet, delegationTexts.vetCannotAuthorize],
      [{ ...vet, isActive: false }, staff, delegationTexts.vetCannotAuthorize],
      [{ ...vet, role: { ...role, isActive: false } }, staff, delegationTexts.vetCannotAuthorize],
      [vet, { ...staff, isActive: false }, delegationTexts.delegateInactive],
      [vet, { ...staff, locationId: '2' }, delegationTexts.delegateInactive],
    ] as const;
    for (const [giver, receiver, reason] of refused)
      expect(mayPair(giver, receiver)).toEqual({ allowed: false, code: 'BAD_USER_INPUT', reason });
  });

  it('A-075 the candidates are all other active users, sorted by name', () => {
    const people = [
      { id: '10', isActive: true, displayName: 'Zoe' },
      { id: '9', isActive: true, displayName: 'Ann' },
      { id: '11', isActive: false, displayName: 'Bea' },
      { id: '7', isActive: true, displayName: 'Maya' },
    ];
    expect(delegateCandidates('7', people).map(({ id }) => id)).toEqual(['9', '10']);
  });

  it('A-075 A-106 A-078 is shown for roles that can authorize, and can be edited by roles named as vet roles', () => {
    expect(hasDelegations(role)).toBe(true);
    expect(hasDelegations({ isActive: true, canAuthorize: false })).toBe(false);
    expect(hasDelegations({ isActive: false, canAuthorize: true })).toBe(false);
    for (const name of ['VET', 'vet admin', 'Locum veT']) expect(mayNameDelegates({ name })).toBe(true);
    for (const name of ['ADMIN', 'STAFF', 'V E T']) expect(mayNameDelegates({ name })).toBe(false);
  });
});
