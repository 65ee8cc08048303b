import { isPlainDate, type PlainDate } from '../../base/time/index.js';
import { allowed, type Issue, refuse, type Verdict } from '../../base/failure/index.js';
import { isTooLong, trimmed, trimmedOrNull, unsafeIssue } from '../../base/text/index.js';
import { type AlertNoun, alertKindSpec, alertKindsOf, type ContactMethod, contactMethods } from './alert-kind.js';
import { languageCodes } from './language.js';
import type { AlertContent } from './record-alert.js';
import { alertLimits, alertTexts } from './text.js';

/** The form of an alert, as typed; empty texts mean that nothing was typed or chosen. */
export interface AlertForm {
  readonly kind: string;
  readonly text: string;
  readonly language: string;
  readonly contactMethod: string;
  /** The last day at the location on which it applies. */
  readonly lastDay: PlainDate;
}

interface AlertFacts {
  readonly noun: AlertNoun;
  /** The day at the location. */
  readonly today: PlainDate;
}

const issue = (path: string, code: string, message: string): Issue => ({ path, code, message });

/**
 * The issues of the form, in its order. What the kind doesn't use is not checked, because it isn't stored.
 *
 * @see C-340, C-341
 */
export function checkAlert(form: AlertForm, { noun, today }: AlertFacts): Issue[] {
  const { kind, text, lastDay } = form;
  const isKnown = alertKindsOf(noun).some((known) => known === kind);
  const { names, needsText } = alertKindSpec(kind);
  return [
    ...(isKnown ? [] : [issue('kind', 'unknown', alertTexts.unknownKind)]),
    ...(names === 'language' && !languageCodes.includes(form.language)
      ? [issue('language', 'unknown', alertTexts.languageMissing)]
      : []),
    ...(names === 'contactMethod' && contactMethodOf(form.contactMethod) === null
      ? [issue('contactMethod', 'unknown', alertTexts.methodMissing)]
      : []),
    ...(isKnown && needsText && trimmed(text) === '' ? [issue('text', 'required', alertTexts.textMissing)] : []),
    ...lineIssues('text', text, { max: alertLimits.text, tooLong: alertTexts.textTooLong }),
    ...dayIssues(lastDay, today),
  ];
}

/** The issues of the reason to end an alert. @see C-341 */
export function checkAlertEnd(reason: string): Issue[] {
  if (trimmed(reason) === '') return [issue('reason', 'required', alertTexts.reasonMissing)];
  return lineIssues('reason', reason, { max: alertLimits.reason, tooLong: alertTexts.reasonTooLong });
}

function lineIssues(path: string, text: string, limit: { readonly max: number; readonly tooLong: string }): Issue[] {
  const unsafe = unsafeIssue(text, path);
  return [
    ...(isTooLong(text, limit.max) ? [issue(path, 'too-long', limit.tooLong)] : []),
    ...(/[\n\r]/.test(trimmed(text)) ? [issue(path, 'line-break', alertTexts.lineBreak)] : []),
    ...(unsafe ? [unsafe] : []),
  ];
}

function dayIssues(lastDay: string, today: PlainDate): Issue[] {
  if (lastDay === '') return [];
  if (!isPlainDate(lastDay)) return [issue('lastDay', 'invalid', alertTexts.dayInvalid)];
  return lastDay < today ? [issue('lastDay', 'past', alertTexts.dayPast)] : [];
}

const contactMethodOf = (method: string): ContactMethod | null =>
  contactMethods.find((known) => known === method) ?? null;

/**
 * A form without issues as it is stored: trimmed, and without what its kind doesn't use.
 *
 * @see C-341
 */
export function settleAlert(form: AlertForm): AlertContent & { readonly lastDay: PlainDate | null } {
  const { names } = alertKindSpec(form.kind);
  return {
    kind: form.kind,
    text: trimmedOrNull(form.text),
    language: names === 'language' ? form.language : null,
    contactMethod: names === 'contactMethod' ? contactMethodOf(form.contactMethod) : null,
    lastDay: form.lastDay === '' ? null : form.lastDay,
  };
}

/** The form of an existing alert. A last day that is over is left out, because saving the form revives the alert. */
export function alertFormOf(
  { kind, text, language, contactMethod, lastDay }: AlertContent & { readonly lastDay: PlainDate | null },
  today: PlainDate,
): AlertForm {
  return {
    ...{ kind, text: text ?? '', language: language ?? '', contactMethod: contactMethod ?? '' },
    lastDay: lastDay !== null && lastDay >= today ? lastDay : '',
  };
}

/** Whether a record that has so many active alerts can have another one. @see C-341 */
export function mayAddAlert(active: number): Verdict {
  return active < alertLimits.active ? allowed : refuse('CONFLICT', alertTexts.tooMany);
}
