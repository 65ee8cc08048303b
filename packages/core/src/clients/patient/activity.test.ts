import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkActivity,
  declineOfClientChange,
  declineOfPatientChange,
  inactivityNotice,
  mayAddPatientTo,
  warningBefore,
} from './index.js';

const client = { isActive: true };
const patient = { isActive: true, isDeceased: false };
const life = { ...patient, deceasedDate: null };

const anyClient = fc.record({ isActive: fc.boolean() });
const anyPatient = fc.record({ isActive: fc.boolean(), isDeceased: fc.boolean() });
const anyLife = fc.record({
  isActive: fc.boolean(),
  isDeceased: fc.boolean(),
  deceasedDate: fc.option(fc.constantFrom('2026-01-02', '2026-03-04')),
});

describe('prescribing for an inactive client or patient', () => {
  it('P-041 an inactive client is refused with its own text', () => {
    expect(inactivityNotice({ isActive: false }, patient)).toMatchObject({
      title: 'Client is not active',
      description: 'Please activate client.',
    });
    expect(checkActivity({ isActive: false }, patient)).toMatchObject([
      { path: 'locationClientId', message: 'Client is not active' },
    ]);
  });

  it.each([
    { isActive: false, isDeceased: false },
    { isActive: true, isDeceased: true },
    { isActive: false, isDeceased: true },
  ])('P-041 C-053 a patient with %j is refused with its own text', (stopped) => {
    expect(inactivityNotice(client, stopped)).toMatchObject({
      title: 'Patient is not active',
      description: 'Please make Patient active',
    });
    expect(checkActivity(client, stopped)).toMatchObject([
      { path: 'locationPatientId', message: 'Patient is not active' },
    ]);
  });

  it('P-041 C-053 requires an active client and an active, living patient, with the same text on server and screen', () => {
    fc.assert(
      fc.property(anyClient, anyPatient, (someClient, somePatient) => {
        const notice = inactivityNotice(someClient, somePatient);
        expect(notice === null).toBe(someClient.isActive && somePatient.isActive && !somePatient.isDeceased);
        expect(checkActivity(someClient, somePatient).map(({ message }) => message)).toEqual(
          notice ? [notice.title] : [],
        );
      }),
    );
  });

  it('C-052 a patient can be added only to an active client', () => {
    expect(mayAddPatientTo(client)).toEqual({ allowed: true });
    expect(mayAddPatientTo({ isActive: false })).toMatchObject({ allowed: false, reason: 'Client is not active' });
  });
});

describe('changes that decline pending tasks', () => {
  it('C-075 C-077 are a client becoming inactive, and no other change of a client', () => {
    fc.assert(
      fc.property(anyClient, anyClient, (before, after) => {
        const expected = before.isActive && !after.isActive ? 'Client is not active' : null;
        expect(declineOfClientChange(before, after)).toBe(expected);
      }),
    );
  });

  it('C-076 C-077 are a patient becoming inactive or deceased', () => {
    expect(declineOfPatientChange(life, { ...life, isActive: false })).toBe('Patient is not active');
    expect(declineOfPatientChange(life, { ...life, isDeceased: true })).toBe('Patient is deceased');
    expect(declineOfPatientChange(life, { ...life, isDeceased: true, deceasedDate: '2026-01-02' })).toBe(
      'Patient is deceased',
    );
    expect(declineOfPatientChange(life, { isActive: false, isDeceased: true, deceasedDate: null })).toBe(
      'Patient is deceased',
    );
    expect(
      declineOfPatientChange({ ...life, isActive: false }, { ...life, isActive: false, deceasedDate: '2026-01-02' }),
    ).toBe('Patient is deceased');
  });

  it('C-078 are never a reactivation, nor an update without changes', () => {
    fc.assert(
      fc.property(anyLife, (stored) => {
        expect(declineOfPatientChange(stored, stored)).toBeNull();
        expect(declineOfPatientChange(stored, life)).toBeNull();
      }),
    );
  });

  it('C-079 are warned of when something would be declined, or when that is unknown', () => {
    const text = 'All pending prescriptions will be declined automatically.';
    expect(warningBefore('Client is not active', 2)).toBe(text);
    expect(warningBefore('Patient is deceased', 'check-failed')).toBe(text);
    expect(warningBefore('Client is not active', 0)).toBeNull();
    expect(warningBefore(null, 5)).toBeNull();
    expect(warningBefore(null, 'check-failed')).toBeNull();
  });
});
