import * as z from 'zod/mini';
import { checkImpersonationReason, checkSupportConsent } from '../administration/impersonation/index.js';
import { checked } from './checked.js';
import { anyText, flag, text } from './part.js';

/** `checkImpersonationReason` as a schema. */
export const impersonationReasonSchema = checked(z.object({ reason: text }), ({ reason }) =>
  checkImpersonationReason(reason),
);

/** `checkSupportConsent` as a schema, for the day at the location. */
export const supportConsentSchema = (today: string) =>
  checked(z.object({ isRequired: flag, lastDay: anyText }), (form) => checkSupportConsent(form, today));
