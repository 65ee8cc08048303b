import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { isBlank } from '../../base/text/index.js';
import { daysBetween, formatDate, isPlainDate, type PlainDate } from '../../base/time/index.js';

/** A vet license as it is stored; field names as they travel (A-175). */
export interface VetLicenseFacts {
  readonly vetLicenseNumber?: string | null;
  readonly vetLicenseExpiration?: PlainDate | null;
  readonly vetLicenseState?: string | null;
}

/** Days before its end from which a license is said to expire (A-240). */
export const licenseWarningDays = 60;

/** How a license stands on a day; `on` is its last day. */
export type LicenseStanding =
  | { readonly kind: 'missing' | 'current' }
  | { readonly kind: 'expiring' | 'expired'; readonly on: PlainDate };

/**
 * A license counts to the end of its last day. One without a date was entered before dates were asked for and has no
 * end that is known.
 *
 * @param today - at the location (A-105)
 * @see A-240, A-241
 */
export function licenseStanding(license: VetLicenseFacts, today: PlainDate): LicenseStanding {
  const { vetLicenseNumber, vetLicenseExpiration: on } = license;
  if (isBlank(vetLicenseNumber)) return { kind: 'missing' };
  if (on == null) return { kind: 'current' };
  const days = isPlainDate(on) ? daysBetween(today, on) : -1;
  if (days < 0) return { kind: 'expired', on };
  return days <= licenseWarningDays ? { kind: 'expiring', on } : { kind: 'current' };
}

/** The day that a license expired on, as it is told; nothing of a text that is no day, which counts as expired (P-273). */
const since = (on: PlainDate) => (isPlainDate(on) ? ` on ${formatDate(on)}` : '');

/**
 * What the person and who manages users read of a license that needs somebody to act.
 *
 * @param person - whose it is, unless it is the reader's own
 * @returns `null` where nobody has to do anything
 * @see A-240
 */
export function licenseNotice(license: VetLicenseFacts, today: PlainDate, person: string | null): string | null {
  const standing = licenseStanding(license, today);
  const whose = person === null ? 'Your vet license' : `The vet license of ${person}`;
  const state = isBlank(license.vetLicenseState) ? '' : ` for ${license.vetLicenseState ?? ''}`;
  switch (standing.kind) {
    case 'current':
      return null;
    case 'missing':
      return `${person === null ? 'You have' : `${person} has`} no vet license on record and cannot authorize.`;
    case 'expired':
      return `${whose}${state} expired${since(standing.on)}: authorizing with it has stopped.`;
    case 'expiring':
      return `${whose}${state} expires on ${formatDate(standing.on)}.`;
  }
}

const renew = 'Save a draft, and ask who manages users to enter the current license.';

/**
 * Whether a license lets somebody authorize on a day. It is no word against the person: what a draft holds can be
 * authorized by somebody else, or once the license is renewed.
 *
 * @param whose - who reads the reason: the person, or somebody who signs for them
 * @see A-241
 */
export function requireLicense(license: VetLicenseFacts, today: PlainDate, whose: 'own' | 'vet'): Verdict {
  const standing = licenseStanding(license, today);
  if (standing.kind === 'current' || standing.kind === 'expiring') return allowed;
  const subject = whose === 'own' ? 'Your vet license' : 'The license of this vet';
  const state = isBlank(license.vetLicenseState) ? '' : ` for ${license.vetLicenseState ?? ''}`;
  if (standing.kind === 'expired')
    return refuse('FORBIDDEN', `${subject}${state} expired${since(standing.on)}. ${renew}`);
  const missing = whose === 'own' ? 'No vet license of yours is recorded' : 'No license of this vet is recorded';
  return refuse('FORBIDDEN', `${missing} at this location. ${renew}`);
}

/** A DEA registration as it is stored; field names as they travel (A-175). */
export interface DeaFacts {
  readonly deaLicense?: string | null;
  readonly deaLicenseExpiration?: PlainDate | null;
}

/**
 * How a DEA registration stands on a day. Nobody needs one, so that a missing one is no more than missing.
 *
 * @see A-461
 */
export function deaStanding({ deaLicense, deaLicenseExpiration }: DeaFacts, today: PlainDate): LicenseStanding {
  return licenseStanding({ vetLicenseNumber: deaLicense, vetLicenseExpiration: deaLicenseExpiration }, today);
}

/**
 * What to do about a DEA registration that ended or soon will; `null` where nothing is.
 *
 * @param who - the display name of the user
 * @see A-461
 */
export function deaNotice(dea: DeaFacts, today: PlainDate, who: string): string | null {
  const standing = deaStanding(dea, today);
  if (standing.kind !== 'expired' && standing.kind !== 'expiring') return null;
  const day = isPlainDate(standing.on) ? ` on ${formatDate(standing.on)}` : '';
  return standing.kind === 'expired'
    ? `The DEA registration of ${who} expired${day}: controlled substances can no longer be authorized with it.`
    : `The DEA registration of ${who} expires${day}. Enter the new date once it is renewed.`;
}
