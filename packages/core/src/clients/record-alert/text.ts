import { errorNotice, type Notice } from '../../base/failure/index.js';
import type { ContactMethod } from './alert-kind.js';

/** The limits of what users type, in visible characters, and of active alerts per record. @see C-341 */
export const alertLimits = { text: 140, reason: 140, active: 20 } as const;

/** @see C-341 */
export const alertTexts = {
  unknownKind: 'Choose a kind from the list.',
  textMissing: 'Write what others should know.',
  textTooLong: `Write at most ${alertLimits.text} characters.`,
  lineBreak: 'Write it in one line.',
  languageMissing: 'Choose the language.',
  methodMissing: 'Choose how not to contact the client.',
  dayInvalid: 'Enter the date as MM-DD-YYYY, for example 09-22-2028.',
  dayPast: 'Choose today or a later day, or leave it empty.',
  reasonMissing: 'Write why it no longer applies.',
  reasonTooLong: `Write at most ${alertLimits.reason} characters.`,
  tooMany: `A record can have at most ${alertLimits.active} alerts. End one that no longer applies first.`,
  ended: 'This alert was already ended.',
  changed: 'Someone else changed this alert. Check what it says now, then save again.',
  officeUse: 'Office-use records have no alerts.',
} as const;

/** Below the text of the form: what clients ask to see must not embarrass anyone. @see C-345 */
export const alertTextHelp = 'Only your team sees it. Write it so that the client could read it.';

export const contactMethodWords: Readonly<Record<ContactMethod, string>> = {
  phone: 'phone',
  text: 'text message',
  email: 'email',
  mail: 'mail',
};

export const alertAddedNotice = { status: 'success', title: 'Alert added' } as const satisfies Notice;
export const alertSavedNotice = { status: 'success', title: 'Alert saved' } as const satisfies Notice;
export const alertEndedNotice = { status: 'success', title: 'Alert ended' } as const satisfies Notice;

/** Shown when an alert could not be saved or ended, with the message of the server. */
export const alertErrorNotice = (message: string | null): Notice => errorNotice("The alert wasn't saved", message);
