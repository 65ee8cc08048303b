import {
  changedFields,
  emptyForm,
  formAfter,
  formIssues,
  formOf,
  settledForm,
  type UpdateOf,
} from '../../base/form/index.js';
import type { Issue } from '../../base/failure/index.js';
import { type ClientEntry, clientFields, type ClientForm, type ClientRecord } from './client-fields.js';

/** The initial form values of a new client, who is always active. @see C-018 */
export const emptyClientForm: ClientForm = emptyForm<ClientForm, ClientEntry, ClientForm>(clientFields);

/**
 * The issues of a client's form, before anything is trimmed. Names, a phone and an address are required for an active
 * client only; other values must be valid in any case.
 *
 * @returns issues in the order of the form, with the paths of the fields of the input
 * @see C-018, C-020 to C-024, C-034 to C-049
 */
export const checkClientForm = (form: ClientForm): Issue[] =>
  formIssues<ClientForm, ClientEntry, ClientForm>(clientFields, form, form);

/** The values to store of a valid form. @see C-020, C-022, C-034, C-041, C-046 */
export const settleClientForm = (form: ClientForm): ClientEntry =>
  settledForm<ClientForm, ClientEntry, ClientForm>(clientFields, form);

/** The form values of a stored client, with the active phones and addresses. @see C-024, C-025 */
export const clientFormOf = (client: ClientRecord): ClientForm =>
  formOf<ClientForm, ClientRecord>(clientFields, client);

/** The input of UpdateLocationClient; an omitted field (`undefined`) keeps its stored value (C-152, C-153). */
export type ClientUpdate = UpdateOf<ClientForm>;

/**
 * The form values after an update, against which the update is validated: so a client cannot become active without a
 * phone, whatever fields are sent.
 *
 * @param stored - with only the active phones and addresses
 * @see C-024, C-025
 */
export const clientAfter = (stored: ClientForm, update: ClientUpdate): ClientForm =>
  formAfter<ClientForm, ClientEntry, ClientForm>(clientFields, stored, update);

/**
 * The changed fields of a form as they are stored, for UpdateLocationClient. Unchanged fields are omitted, so that they
 * do not overwrite another user's changes.
 *
 * @returns an empty object when nothing was changed
 * @see C-025, C-152
 */
export const clientChange = (before: ClientForm, after: ClientForm): Partial<ClientEntry> =>
  changedFields(settleClientForm(before), settleClientForm(after));
