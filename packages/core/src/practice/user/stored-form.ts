import type { PhoneForm } from '../../base/contact/index.js';
import type { PlainDate } from '../../base/time/index.js';
import type { ProfileForm } from './profile-form.js';
import type { StoredLicense } from './stored-license.js';
import { activePhones } from './user-fields.js';

type StoredPhone = PhoneForm & { readonly uuid: string; readonly isActive: boolean };

/** A location user as it is read from the API. */
export interface ReadProfile extends StoredLicense {
  readonly displayName: string;
  readonly title?: string | null;
  readonly email: string;
  readonly notificationEmail?: string | null;
  readonly isActive: boolean;
  readonly isPendingAuth: boolean;
  readonly pimsId?: string | null;
  readonly deaLicense?: string | null;
  readonly deaLicenseExpiration?: PlainDate | null;
  readonly locationUserPhones: readonly StoredPhone[];
}

/** The form values of a stored profile. @see A-152 */
export function profileFormOf(person: ReadProfile): ProfileForm {
  return {
    displayName: person.displayName,
    title: person.title ?? '',
    email: person.email,
    notificationEmail: person.notificationEmail ?? '',
    isActive: person.isActive,
    isPendingAuth: person.isPendingAuth,
    pimsId: person.pimsId ?? '',
    ...licenseFormOf(person),
    deaLicense: person.deaLicense ?? '',
    deaLicenseExpiration: person.deaLicenseExpiration ?? null,
    locationUserPhones: activePhones(person.locationUserPhones),
  };
}

const licenseFormOf = (license: StoredLicense) => ({
  vetLicenseNumber: license.vetLicenseNumber ?? '',
  vetLicenseExpiration: license.vetLicenseExpiration ?? null,
  vetLicenseState: license.vetLicenseState ?? '',
});
