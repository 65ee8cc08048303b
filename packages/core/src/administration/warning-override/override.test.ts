import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/time/index.js';
import { warningGrades } from '../../knowledge/index.js';
import {
  checkOverride,
  needsSecondPerson,
  type OverrideForm,
  overridesInEffect,
  overrideState,
  overrideTexts,
  shownAs,
  type StoredOverride,
  whyNotConfirm,
} from './index.js';

const today = '2026-11-27';
const form = (over: Partial<OverrideForm> = {}): OverrideForm => ({
  ...{ rowId: 'S01', grade: 'worth-knowing', reason: 'Our vets know it well.', lastDay: '2027-01-31' },
  ...over,
});
const stored = (over: Partial<StoredOverride> = {}): StoredOverride => ({
  ...{ id: '1', rowId: 'S01', grade: null, lastDay: '2027-01-31', createdById: '11', needsSecond: false },
  ...{ confirmedAt: null, endedAt: null },
  ...over,
});
const at = '2026-11-20T18:00:00.000Z';

describe('the form of an override', () => {
  const issues = (over: Partial<OverrideForm> = {}, row: { grade: 'serious' } | undefined = { grade: 'serious' }) =>
    checkOverride(form(over), { row, today }).map(({ path, message }) => [path, message]);

  it('P-420 is valid with another grade, a reason and a day within a year', () => {
    expect(issues()).toEqual([]);
    expect(issues({ grade: null, lastDay: today })).toEqual([]);
    expect(issues({ grade: 'contraindicated', lastDay: addDays(today, 366) })).toEqual([]);
  });

  it.each([
    [{ grade: 'serious' }, 'grade', overrideTexts.sameGrade],
    [{ grade: 'fatal' }, 'grade', overrideTexts.unknownGrade],
    [{ reason: '  Too short.    ' }, 'reason', overrideTexts.reasonTooShort],
    [{ reason: 'x'.repeat(501) }, 'reason', overrideTexts.reasonTooLong],
    [{ lastDay: '2026-11-26' }, 'lastDay', overrideTexts.pastDay],
    [{ lastDay: '2027-11-29' }, 'lastDay', overrideTexts.lateDay],
    [{ lastDay: '2027-02-30' }, 'lastDay', overrideTexts.invalidDay],
  ])('P-420 is refused with %j', (over, path, message) => {
    expect(issues(over)).toEqual([[path, message]]);
  });

  it('P-420 is refused for a warning that the package does not have', () => {
    expect(checkOverride(form(), { row: undefined, today })).toMatchObject([{ path: 'rowId', code: 'unknown' }]);
  });
});

it('P-420 only what weakens a contraindication needs a second person', () => {
  for (const own of warningGrades)
    for (const grade of [...warningGrades, null])
      expect(
        needsSecondPerson({ grade: own, guard: own === 'contraindicated' ? 'contraindication' : null }, grade),
      ).toBe(own === 'contraindicated' && grade !== 'contraindicated');
});

it('P-440 lowering or hiding a dose far above the label needs a second person, raising it does not', () => {
  const needs = (guard: 'far-above' | null) =>
    [...warningGrades, null, 'fatal'].filter((grade) => needsSecondPerson({ grade: 'serious', guard }, grade));
  expect(needs('far-above')).toEqual(['worth-knowing', null, 'fatal']);
  expect(needs(null)).toEqual([]);
});

const days = fc.constantFrom('2026-11-26', today, '2026-11-28');
const instants = fc.constantFrom(at, null);
const overrides = fc.record({
  ...{ id: fc.constant('1'), rowId: fc.constantFrom('S01', 'S02'), createdById: fc.constantFrom('11', '12') },
  grade: fc.constantFrom(...warningGrades, null, 'fatal'),
  ...{ lastDay: days, needsSecond: fc.boolean(), confirmedAt: instants, endedAt: instants },
});

it('P-410 P-420 nothing applies that has ended, has expired, or waits for a second person', () => {
  fc.assert(
    fc.property(overrides, (one) => {
      const applies = overridesInEffect([one], today).length > 0;
      const isOpen = one.endedAt === null && one.lastDay >= today && (!one.needsSecond || one.confirmedAt !== null);
      expect(applies).toBe(isOpen && one.grade !== 'fatal');
      expect(overrideState(one, today) === 'active').toBe(isOpen);
    }),
  );
});

it('P-420 the second person is never the first, and confirms only what waits', () => {
  fc.assert(
    fc.property(overrides, fc.constantFrom('11', '12', '13'), (one, locationUserId) => {
      const whyNot = whyNotConfirm(one, { locationUserId, today });
      if (whyNot === null) {
        expect(one.createdById).not.toBe(locationUserId);
        expect(overrideState(one, today)).toBe('proposed');
      }
    }),
  );
  const proposed = stored({ needsSecond: true });
  expect(whyNotConfirm(proposed, { locationUserId: '12', today })).toBeNull();
  expect(whyNotConfirm(proposed, { locationUserId: '11', today })).toBe(overrideTexts.samePerson);
  expect(whyNotConfirm({ ...proposed, confirmedAt: at }, { locationUserId: '12', today })).toBe(
    overrideTexts.notProposed,
  );
});

it('P-420 says how a warning is shown', () => {
  expect([null, ...warningGrades].map(shownAs)).toEqual(['Not shown', 'Contraindicated', 'Serious', 'Worth knowing']);
});
