import type { Issue } from '../../base/failure/index.js';
import { trimmedOrNull } from '../../base/text/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { settleDeaNumber, type DeaRegistrant } from './dea-number.js';
import { titleIssue } from './user-title.js';
import { deaLicenseIssues, type DeaLicenseForm } from './vet-license.js';

/** The fields of a new user beyond account and assignments, which apply to each of the assignments. */
export interface NewVetForm extends DeaLicenseForm {
  readonly title: string;
}

/** Title and DEA registration as they are stored. */
export interface NewVetEntry {
  readonly title: string | null;
  readonly deaLicense: string | null;
  readonly deaLicenseExpiration: PlainDate | null;
}

/** @see */
export function newVetIssues(
  form: NewVetForm,
  { today, registrant }: { readonly today: PlainDate; readonly registrant: DeaRegistrant },
): Issue[] {
  const title = titleIssue(form.title);
  return [
    ...(title ? [title] : []),
    ...deaLicenseIssues(form, { today, storedExpiration: null, storedNumber: '', registrant }),
  ];
}

/** @see A-084 */
export function settleNewVet({ title, deaLicense, deaLicenseExpiration }: NewVetForm): NewVetEntry {
  return {
    title: trimmedOrNull(title),
    deaLicense: trimmedOrNull(settleDeaNumber(deaLicense)),
    deaLicenseExpiration,
  };
}
