import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditAction } from '../audit/index.js';
import { queryNames } from '../../contract/index.js';
import { permissionTable } from '../permission/index.js';
import {
  isSupportLookUp,
  lookUpExpiry,
  lookUpMinutes,
  lookUpState,
  reasonNeededText,
  recordedOnce,
  supportReads,
  clientSearchIssues,
} from './index.js';

const openedAt = '2026-11-20T15:00:00.000Z';
const access = { reason: 'Ticket 4711', openedAt };
const later = (milliseconds: number): string => new Date(Date.parse(openedAt) + milliseconds).toISOString();
const hour = lookUpMinutes * 60_000;

describe('a lookup by support', () => {
  it('A-429 requires a reason, which is valid for less than an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * hour }), (passed) => {
        expect(lookUpState(null, access, later(passed))).toBe(passed < hour ? 'open' : 'reason');
        expect(lookUpState(null, null, later(passed))).toBe('reason');
      }),
    );
    expect(lookUpExpiry(openedAt)).toBe(later(hour));
    expect(lookUpState(null, { reason: 'x', openedAt: 'no instant' }, openedAt)).toBe('reason');
    expect(reasonNeededText('Wren Street')).toContain('Wren Street');
  });

  it('A-431 is closed without the consent that the location demands, whatever was opened before', () => {
    const until = later(hour / 2);
    expect(lookUpState({ isRequired: true, until: null }, access, openedAt)).toBe('closed');
    expect(lookUpState({ isRequired: true, until }, access, openedAt)).toBe('open');
    expect(lookUpState({ isRequired: true, until }, access, until)).toBe('closed');
    expect(lookUpState({ isRequired: false, until: null }, access, openedAt)).toBe('open');
  });

  it('A-430 has a text for each operation, which the audit shows', () => {
    for (const [name, words] of Object.entries(supportReads)) {
      expect(queryNames).toContain(name);
      expect(auditAction(name)).toBe(words);
    }
  });
});

describe("support reading a practice's audit", () => {
  it('A-532 is a look-up with a reason, recorded once for each; the choices of its filters stay with the practice', () => {
    expect([...recordedOnce]).toEqual(['GetAudit', 'GetAuditChain']);
    for (const name of recordedOnce) {
      expect(isSupportLookUp(name)).toBe(true);
      expect(permissionTable[name].support).toBe('yes');
    }
    for (const name of ['GetAuditChoices', 'GetAuditPeople', 'GetAccessReview', 'KeepAccess'] as const)
      expect(permissionTable[name].support).toBe('no');
  });
});

describe('a search of support across practices', () => {
  it('A-534 needs three characters that are searched for', () => {
    for (const filter of ['Kob', ' Hana ', '518']) expect(clientSearchIssues(filter)).toEqual([]);
    for (const filter of ['', 'Ko', '  K  '])
      expect(clientSearchIssues(filter)).toMatchObject([
        { path: 'filter', message: 'Enter at least 3 characters to search.' },
      ]);
  });
});
