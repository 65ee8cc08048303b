import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { isBlank } from '../../base/text/index.js';
import { daysBetween, formatDate, isPlainDate, type PlainDate } from '../../base/time/index.js';

/** A stored vet license. Field names are those of the API (A-175). */
export interface VetLicenseFacts {
  readonly vetLicenseNumber?: string | null;
  readonly vetLicenseExpiration?: PlainDate | null;
  readonly vetLicenseState?: string | null;
}

/** Days before its expiration from which a license is reported as expiring (A-240). */
export const licenseWarningDays = 60;

/** The status of a license on a day; `on` is its last day. */
export type LicenseStatus =
  | { readonly kind: 'missing' | 'current' }
  | { readonly kind: 'expiring' | 'expired'; readonly on: PlainDate };

/**
 * The status of a license, which is valid through its last day. A license without a date was entered before dates were
 * required and has no known end.
 *
 * @param today - at the location (A-105)
 * @see A-240, A-241
 */
export function licenseStatus(license: VetLicenseFacts, today: PlainDate): LicenseStatus {
  const { vetLicenseNumber, vetLicenseExpiration: on } = license;
  if (isBlank(vetLicenseNumber)) return { kind: 'missing' };
  if (on == null) return { kind: 'current' };
  const days = isPlainDate(on) ? daysBetween(today, on) : -1;
  if (days < 0) return { kind: 'expired', on };
  return days <= licenseWarningDays ? { kind: 'expiring', on } : { kind: 'current' };
}

/** Whether a license of this status is valid today. @see A-240 */
export const isLicenseValid = ({ kind }: Pick<LicenseStatus, 'kind'>): boolean =>
  kind === 'current' || kind === 'expiring';

/** The day on which a license expired, as text; empty for an invalid date, which counts as expired (P-273). */
const since = (on: PlainDate) => (isPlainDate(on) ? ` on ${formatDate(on)}` : '');

/**
 * The notice about a license that needs action, for its user and for user managers.
 *
 * @param person - the user's name, unless it is the reader's own license
 * @returns `null` when there is nothing to do
 * @see A-240
 */
export function licenseNotice(license: VetLicenseFacts, today: PlainDate, person: string | null): string | null {
  const status = licenseStatus(license, today);
  const whose = person === null ? 'Your vet license' : `The vet license of ${person}`;
  const state = isBlank(license.vetLicenseState) ? '' : ` for ${license.vetLicenseState ?? ''}`;
  switch (status.kind) {
    case 'current':
      return null;
    case 'missing':
      return `${person === null ? 'You have' : `${person} has`} no vet license on record and cannot authorize.`;
    case 'expired':
      return `${whose}${state} expired${since(status.on)}. It can no longer be used to authorize.`;
    case 'expiring':
      return `${whose}${state} expires on ${formatDate(status.on)}.`;
  }
}

const renew = 'Save a draft, and ask a user who manages users to enter the current license.';

/**
 * Whether a license permits authorizing on a day. A refusal is not final: another user can authorize the draft, or the
 * same user after renewing the license.
 *
 * @param whose - who reads the reason: the license holder, or a user who signs for them
 * @see A-241
 */
export function requireLicense(license: VetLicenseFacts, today: PlainDate, whose: 'own' | 'vet'): Verdict {
  const status = licenseStatus(license, today);
  if (status.kind === 'current' || status.kind === 'expiring') return allowed;
  const subject = whose === 'own' ? 'Your vet license' : 'The license of this vet';
  const state = isBlank(license.vetLicenseState) ? '' : ` for ${license.vetLicenseState ?? ''}`;
  if (status.kind === 'expired') return refuse('FORBIDDEN', `${subject}${state} expired${since(status.on)}. ${renew}`);
  const missing = whose === 'own' ? 'You have no vet license on record' : 'This vet has no license on record';
  return refuse('FORBIDDEN', `${missing} at this location. ${renew}`);
}

/** A stored DEA registration. Field names are those of the API (A-175). */
export interface DeaFacts {
  readonly deaLicense?: string | null;
  readonly deaLicenseExpiration?: PlainDate | null;
}

/**
 * The status of a DEA registration on a day. Registrations are optional, so a missing one is not a problem.
 *
 * @see A-461
 */
export function deaStatus({ deaLicense, deaLicenseExpiration }: DeaFacts, today: PlainDate): LicenseStatus {
  return licenseStatus({ vetLicenseNumber: deaLicense, vetLicenseExpiration: deaLicenseExpiration }, today);
}

/**
 * The notice about a DEA registration that has expired or expires soon; `null` when there is nothing to do.
 *
 * @param who - the display name of the user
 * @see A-461
 */
export function deaNotice(dea: DeaFacts, today: PlainDate, who: string): string | null {
  const status = deaStatus(dea, today);
  if (status.kind !== 'expired' && status.kind !== 'expiring') return null;
  const day = isPlainDate(status.on) ? ` on ${formatDate(status.on)}` : '';
  return status.kind === 'expired'
    ? `The DEA registration of ${who} expired${day}: controlled substances can no longer be authorized with it.`
    : `The DEA registration of ${who} expires${day}. Enter the new date once it is renewed.`;
}
