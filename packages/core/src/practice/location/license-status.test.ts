import { expect, it } from 'vitest';
import {
  deaNotice,
  deaStatus,
  isLicenseValid,
  licenseNotice,
  licenseStatus,
  licenseWarningDays,
  requireLicense,
} from './index.js';

const today = '2026-11-22';
const license = (vetLicenseExpiration: string | null) => ({
  vetLicenseNumber: '012884',
  vetLicenseExpiration,
  vetLicenseState: 'NY',
});

it('A-240 A-241 a license is valid through its last day, and expires soon within 60 days before it', () => {
  expect(licenseWarningDays).toBe(60);
  expect(licenseStatus(license('2026-11-21'), today)).toEqual({ kind: 'expired', on: '2026-11-21' });
  expect(licenseStatus(license('2026-11-22'), today)).toEqual({ kind: 'expiring', on: '2026-11-22' });
  expect(licenseStatus(license('2027-01-21'), today)).toEqual({ kind: 'expiring', on: '2027-01-21' });
  expect(licenseStatus(license('2027-01-22'), today)).toEqual({ kind: 'current' });
});

it('A-240 a license is valid while it is current or expires soon', () => {
  const kinds = ['missing', 'expired', 'expiring', 'current'] as const;
  expect(kinds.filter((kind) => isLicenseValid({ kind }))).toEqual(['expiring', 'current']);
});

it('A-241 a license without a number is missing, without a date has no known end, and with an invalid date has expired', () => {
  expect(licenseStatus({ ...license('2030-01-01'), vetLicenseNumber: ' ' }, today)).toEqual({ kind: 'missing' });
  expect(licenseStatus({}, today)).toEqual({ kind: 'missing' });
  expect(licenseStatus(license(null), today)).toEqual({ kind: 'current' });
  expect(licenseStatus(license('2027-02-31'), today).kind).toBe('expired');
});

it('A-241 P-273 an invalid date prevents authorizing, and is not shown as a day', () => {
  for (const none of ['never', '', '2027-02-31']) {
    expect(requireLicense(license(none), today, 'own')).toEqual({
      allowed: false,
      code: 'FORBIDDEN',
      reason:
        'Your vet license for NY expired. Save a draft, and ask a user who manages users to enter the current license.',
    });
    expect(licenseNotice(license(none), today, null)).toBe(
      'Your vet license for NY expired. It can no longer be used to authorize.',
    );
  }
});

it('A-240 tells the user and user managers what to do, and shows nothing when there is nothing to do', () => {
  expect(licenseNotice(license('2027-01-21'), today, null)).toBe('Your vet license for NY expires on 01-21-2027.');
  expect(licenseNotice(license('2026-11-21'), today, 'Dr. Okafor')).toBe(
    'The vet license of Dr. Okafor for NY expired on 11-21-2026. It can no longer be used to authorize.',
  );
  expect(licenseNotice({}, today, 'Dr. Okafor')).toBe('Dr. Okafor has no vet license on record and cannot authorize.');
  expect(licenseNotice({}, today, null)).toBe('You have no vet license on record and cannot authorize.');
  expect(licenseNotice(license('2030-12-31'), today, null)).toBeNull();
});

it('A-461 reports a DEA registration that has expired or expires soon, but not a missing one', () => {
  const dea = (deaLicenseExpiration: string | null) => ({ deaLicense: 'FO4418263', deaLicenseExpiration });
  expect(deaStatus(dea('2026-11-21'), today)).toEqual({ kind: 'expired', on: '2026-11-21' });
  expect(deaStatus(dea('2027-01-21'), today)).toEqual({ kind: 'expiring', on: '2027-01-21' });
  expect(deaNotice(dea('2026-11-21'), today, 'Dr. Okafor')).toBe(
    'The DEA registration of Dr. Okafor expired on 11-21-2026: controlled substances can no longer be authorized with it.',
  );
  expect(deaNotice(dea('2027-01-21'), today, 'Dr. Okafor')).toBe(
    'The DEA registration of Dr. Okafor expires on 01-21-2027. Enter the new date once it is renewed.',
  );
  for (const current of [dea('2027-01-22'), dea(null), {}]) expect(deaNotice(current, today, 'Dr. Okafor')).toBeNull();
});
