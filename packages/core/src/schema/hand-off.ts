import * as z from 'zod/mini';
import {
  checkExamText,
  checkHandOff,
  checkSnooze,
  type HandOffChoices,
  type SnoozeContext,
} from '../prescribing/hand-off/index.js';
import { checked } from './checked.js';
import { anyText, text } from './part.js';

const handOff = z.object({ toLocationUserId: anyText, note: anyText });

/** `checkHandOff` as a schema, for the colleagues of the location (P-510, P-511). */
export const handOffSchema = (choices: HandOffChoices) => checked(handOff, (form) => checkHandOff(form, choices));

const snooze = z.object({ until: anyText, reason: anyText });

/** `checkSnooze` as a schema, for today and the deadline (P-514, P-515). */
export const snoozeSchema = (context: SnoozeContext) => checked(snooze, (form) => checkSnooze(form, context));

/** `checkExamText` as a schema of the text (P-518). */
export const examTextSchema = checked(z.object({ clientText: text }), ({ clientText }) => checkExamText(clientText));
