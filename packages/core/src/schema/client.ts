import * as z from 'zod/mini';
import { checkClientForm, clientFields } from '../clients/client/index.js';
import { checked } from './checked.js';
import { formShape } from './form-shape.js';

/** `checkClientForm` as a schema (C-018 to C-024). */
export const clientFormSchema = checked(z.object(formShape(clientFields)), checkClientForm);
