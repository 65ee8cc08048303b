import * as z from 'zod/mini';
import { checkClientForm } from '../clients/client/index.js';
import { checked } from './checked.js';
import { address, phone } from './contact.js';
import { flag, openText, text } from './part.js';

const entry = { uuid: openText };

/** `checkClientForm` as a schema (C-018 to C-024). */
export const clientFormSchema = checked(
  z.object({
    firstName: text,
    lastName: text,
    email: text,
    isActive: flag,
    pimsId: text,
    locationClientPhones: z.array(z.object({ ...phone.shape, ...entry })),
    locationClientAddress: z.array(z.object({ ...address.shape, ...entry })),
  }),
  checkClientForm,
);
