import * as z from 'zod/mini';
import { type AlertNoun, checkAlert, checkAlertEnd } from '../clients/record-alert/index.js';
import type { PlainDate } from '../base/time/index.js';
import { checked } from './checked.js';
import { text } from './part.js';

const form = z.object({ kind: text, text, language: text, contactMethod: text, lastDay: text });

/** `checkAlert` as a schema, for the kind of record and the day at the location (C-340, C-341). */
export const recordAlertSchema = (facts: { readonly noun: AlertNoun; readonly today: PlainDate }) =>
  checked(form, (value) => checkAlert(value, facts));

/** `checkAlertEnd` as a schema: the input to end an alert (C-341). */
export const recordAlertEndSchema = checked(z.object({ reason: text }), ({ reason }) => checkAlertEnd(reason));
