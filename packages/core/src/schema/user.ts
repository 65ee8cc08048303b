import * as z from 'zod/mini';
import {
  checkAccountForm,
  checkProfile,
  checkUserForm,
  type AccountForm,
  type AssignmentContext,
  type ProfileContext,
} from '../practice/user/index.js';
import { checked } from './checked.js';
import { phone } from './contact.js';
import { anyText, flag, openFlag, openText, text } from './part.js';

const phones = z.array(z.object({ ...phone.shape, uuid: openText }));
const account = { firstName: text, lastName: text, userPhones: phones };
const license = { vetLicenseNumber: text, vetLicenseExpiration: anyText, vetLicenseState: text };

/** `checkUserForm` as a schema, for the stored assignments and known facts. */
export const userFormSchema = (context: AssignmentContext) =>
  checked(
    z.object({
      ...account,
      email: text,
      isEnabledInOkta: flag,
      locationsUsers: z.array(
        z.object({
          ...license,
          id: anyText,
          locationId: text,
          roleId: text,
          employeeId: text,
          isPrimary: flag,
          isActive: flag,
        }),
      ),
    }),
    (form) => checkUserForm(form, context),
  );

/** `checkAccountForm` as a schema, for the current names. */
export const accountFormSchema = (stored: Pick<AccountForm, 'firstName' | 'lastName'>) =>
  checked(z.object(account), (form) => checkAccountForm(form, stored));

/** `checkProfile` as a schema, for the stored profile. */
export const profileSchema = (context: ProfileContext) =>
  checked(
    z.object({
      displayName: openText,
      title: openText,
      email: openText,
      notificationEmail: openText,
      isActive: openFlag,
      isPendingAuth: openFlag,
      pimsId: openText,
      vetLicenseNumber: openText,
      vetLicenseExpiration: openText,
      vetLicenseState: openText,
      deaLicense: openText,
      deaLicenseExpiration: openText,
      locationUserPhones: z.nullish(phones),
    }),
    (update) => checkProfile(update, context),
  );
