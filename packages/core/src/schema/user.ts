import * as z from 'zod/mini';
import {
  accountFields,
  assignmentFields,
  checkAccountForm,
  checkProfile,
  checkUserForm,
  profileFields,
  userFields,
  type AccountForm,
  type AssignmentContext,
  type ProfileContext,
} from '../practice/user/index.js';
import { checked } from './checked.js';
import { formShape, openFormShape } from './form-shape.js';
import { anyText } from './part.js';

const { locationsUsers: _, ...fields } = userFields;

/** `checkUserForm` as a schema, for the stored assignments and known facts. */
export const userFormSchema = (context: AssignmentContext) =>
  checked(
    z.object({
      ...formShape(fields),
      locationsUsers: z.array(z.object({ ...formShape(assignmentFields), id: anyText })),
    }),
    (form) => checkUserForm(form, context),
  );

/** `checkAccountForm` as a schema, for the current names. */
export const accountFormSchema = (stored: Pick<AccountForm, 'firstName' | 'lastName'>) =>
  checked(z.object(formShape(accountFields)), (form) => checkAccountForm(form, stored));

/** `checkProfile` as a schema, for the stored profile. */
export const profileSchema = (context: ProfileContext) =>
  checked(z.object(openFormShape(profileFields)), (update) => checkProfile(update, context));
