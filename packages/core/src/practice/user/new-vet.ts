import type { Issue } from '../../base/failure/index.js';
import { emptyForm, formAfter, formIssues, settledForm, type UpdateOf } from '../../base/form/index.js';
import { type ProfileEntry, profileFields } from './profile-fields.js';
import type { DeaContext, DeaLicenseForm } from './vet-license.js';

/** The fields of a new user beyond account and assignments, which apply to each of the assignments. */
export interface NewVetForm extends DeaLicenseForm {
  readonly title: string;
}

/** Title and DEA registration as they are stored. */
export type NewVetEntry = Pick<ProfileEntry, keyof NewVetForm>;

const { title, deaLicense, deaLicenseExpiration } = profileFields;

/** The fields of a new user that the profile has too, in the order of the form. */
export const newVetFields = { title, deaLicense, deaLicenseExpiration } as const;

/** The initial values of a new user. */
export const emptyNewVet: NewVetForm = emptyForm<NewVetForm, NewVetEntry, DeaContext>(newVetFields);

/** What was sent of a new user, as form values. */
export const newVetFormOf = (sent: UpdateOf<NewVetForm>): NewVetForm =>
  formAfter<NewVetForm, NewVetEntry, DeaContext>(newVetFields, emptyNewVet, sent);

/** @see */
export const newVetIssues = (form: NewVetForm, context: Omit<DeaContext, 'stored'>): Issue[] =>
  formIssues<NewVetForm, NewVetEntry, DeaContext>(newVetFields, form, { ...context, stored: emptyNewVet });

/** @see A-084 */
export const settleNewVet = (form: NewVetForm): NewVetEntry =>
  settledForm<NewVetForm, NewVetEntry, DeaContext>(newVetFields, form);
