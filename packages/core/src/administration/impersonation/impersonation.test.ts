import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mutationNames, queryNames, subscriptionNames } from '../../contract/index.js';
import { addDays, todayIn } from '../../base/time/index.js';
import {
  impersonationSummary,
  checkImpersonationReason,
  checkSupportConsent,
  consentEnd,
  impersonationExpiry,
  impersonationTexts,
  isOpenToSupport,
  isUnlocked,
  maxConsentDays,
  mayWhileLooking,
  secondsLeft,
  unlockedMinutes,
  unlockedUntil,
  viewOnlyText,
} from './index.js';

const instant = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const later = (at: string, milliseconds: number): string => new Date(Date.parse(at) + milliseconds).toISOString();

describe('the reason', () => {
  const messages = (reason: string) => checkImpersonationReason(reason).map(({ message }) => message);

  it('A-280 is required, with 3 to 200 characters', () => {
    expect(messages('  ')).toEqual([impersonationTexts.reasonRequired]);
    expect(messages(' 47 ')).toEqual(['Enter at least 3 characters']);
    expect(messages('472')).toEqual([]);
    expect(messages(`  ${'x'.repeat(200)} `)).toEqual([]);
    expect(messages('x'.repeat(201))).toEqual(['Enter at most 200 characters']);
  });
});

describe('view-only mode', () => {
  it('A-281 permits all reads, and changes only to the impersonation itself and the location', () => {
    const changes = ['UnlockImpersonation', 'LockImpersonation', 'ExitImpersonation'];
    const isAllowed = (name: (typeof mutationNames)[number]) => mayWhileLooking(name, { id: '1' }).allowed;
    expect(mutationNames.filter(isAllowed).toSorted()).toEqual(changes.toSorted());
    for (const name of [...queryNames, ...subscriptionNames]) expect(mayWhileLooking(name, {}).allowed).toBe(true);
    expect(mayWhileLooking('AddPrescription', {})).toEqual({ allowed: false, code: 'FORBIDDEN', reason: viewOnlyText });
  });

  it('A-281 A-044 permits switching to another location, which changes nothing', () => {
    const verdict = (input: unknown) => mayWhileLooking('UpdateLocationUser', { id: '7', input }).allowed;
    expect(verdict({})).toBe(true);
    for (const input of [{ isActive: false }, null, undefined, 'x']) expect(verdict(input)).toBe(false);
  });
});

describe('changes', () => {
  it('A-281 are unlocked for ten minutes, never longer than the impersonation, and locked at the very end', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 60 * 60_000 - 1 }), (start, passed) => {
        const expiresAt = impersonationExpiry(start);
        const now = later(start, passed);
        const until = unlockedUntil(now, expiresAt);
        const end = Math.min(Date.parse(now) + 10 * 60_000, Date.parse(expiresAt));
        expect(Date.parse(until)).toBe(end);
        expect(isUnlocked(until, later(until, -1))).toBe(true);
        expect(isUnlocked(until, until)).toBe(false);
        expect(isUnlocked(null, now)).toBe(false);
      }),
    );
    expect(unlockedMinutes).toBe(10);
  });

  it('A-281 show a countdown in whole seconds', () => {
    const until = '2026-11-22T10:00:10.000Z';
    expect(secondsLeft(until, '2026-11-22T10:00:00.000Z')).toBe(10);
    expect(secondsLeft(until, '2026-11-22T10:00:09.001Z')).toBe(1);
    expect(secondsLeft(until, until)).toBe(0);
    expect(secondsLeft(until, '2026-11-22T11:00:00.000Z')).toBe(0);
  });
});

describe('the consent of a location', () => {
  it('A-284 is required only if the location demands it', () => {
    expect(isOpenToSupport(null, '2026-11-22T10:00:00.000Z')).toBe(true);
    expect(isOpenToSupport({ isRequired: false, until: null }, '2026-11-22T10:00:00.000Z')).toBe(true);
    expect(isOpenToSupport({ isRequired: true, until: null }, '2026-11-22T10:00:00.000Z')).toBe(false);
  });

  it('A-284 is valid through the end of its last day at the location, and not beyond', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: maxConsentDays }),
        fc.constantFrom('America/Denver', 'America/New_York', 'Pacific/Honolulu'),
        (now, days, zone) => {
          const lastDay = addDays(todayIn(zone, now), days);
          expect(checkSupportConsent({ isRequired: true, lastDay }, todayIn(zone, now))).toEqual([]);
          const until = consentEnd(lastDay, zone);
          const before = later(until, -1);
          expect(todayIn(zone, before)).toBe(lastDay);
          expect(isOpenToSupport({ isRequired: true, until }, before)).toBe(true);
          expect(isOpenToSupport({ isRequired: true, until }, until)).toBe(false);
        },
      ),
    );
  });

  it('A-284 accepts a day from today to at most 90 days ahead', () => {
    const check = (lastDay: string | null) =>
      checkSupportConsent({ isRequired: true, lastDay }, '2026-11-22').map(({ message }) => message);
    expect(check(null)).toEqual([]);
    expect(check('2026-11-22')).toEqual([]);
    expect(check('2026-11-21')).toEqual(['The last day cannot be before today']);
    expect(check(addDays('2026-11-22', 90))).toEqual([]);
    expect(check(addDays('2026-11-22', 91))).toEqual(['Choose a date within 90 days. You can renew the consent later']);
    expect(check('2026-02-31')).toEqual(['Choose a valid date']);
  });
});

describe('the summary of an impersonation', () => {
  const entry = (
    kind: 'page' | 'read' | 'write' | 'refused' | 'unlocked',
    subject: string | null = null,
    times = 1,
  ) => ({
    kind,
    subject,
    times,
  });

  it('A-285 A-283 counts in one line: each record once, every change and refused attempt', () => {
    expect(
      impersonationSummary([
        entry('page'),
        entry('read', 'client:1', 4),
        entry('read', 'client:1'),
        entry('read', 'patient:2'),
        entry('read'),
        entry('unlocked'),
        entry('write', 'client:1', 2),
        entry('refused'),
      ]),
    ).toBe('2 records viewed, 1 list viewed, 2 changes, 1 attempt refused.');
    expect(impersonationSummary([entry('page')])).toBe('No client or patient data was viewed.');
  });
});
