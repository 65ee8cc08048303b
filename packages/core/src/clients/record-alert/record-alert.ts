import { addMonths, type Instant, type PlainDate } from '../../base/time/index.js';
import { type AlertPlace, alertKinds, alertKindSpec, type ContactMethod } from './alert-kind.js';
import { languageName } from './language.js';
import { contactMethodWords } from './text.js';

/** What an alert says. */
export interface AlertContent {
  readonly kind: string;
  /** One line of at most `alertLimits.text` visible characters; `null` if the kind says everything. */
  readonly text: string | null;
  /** Of the kind `preferredLanguage` only. */
  readonly language: string | null;
  /** Of the kind `doNotContact` only. */
  readonly contactMethod: ContactMethod | null;
}

/** An alert as it is stored. It is ended, never deleted, so that one can look up who knew what. */
export interface RecordAlert extends AlertContent {
  readonly id: string;
  /** The last day at the location on which it applies; `null` until a user ends it. */
  readonly lastDay: PlainDate | null;
  /** When a user last added, changed or confirmed it. */
  readonly saidAt: Instant;
  readonly endedAt: Instant | null;
}

/**
 * - `active`: applies
 * - `expired`: its last day is over
 * - `ended`: a user ended it, with a reason
 */
export type AlertState = 'active' | 'expired' | 'ended';

/** The state of an alert on a day at its location. @see C-341 */
export function alertState(
  { endedAt, lastDay }: Pick<RecordAlert, 'endedAt' | 'lastDay'>,
  today: PlainDate,
): AlertState {
  if (endedAt !== null) return 'ended';
  return lastDay !== null && lastDay < today ? 'expired' : 'active';
}

/** Months after which an alert that nobody changed or confirmed is marked for a check. */
const confirmedFor = 12;

/**
 * Whether an active alert is so old that a user should check whether it still applies. It keeps being shown: an alert
 * that vanished by itself could be the one about the dog that bites. The day of `saidAt` is taken in UTC, which is one
 * day off at most.
 *
 * @see C-344
 */
export function isAlertOld(alert: Pick<RecordAlert, 'endedAt' | 'lastDay' | 'saidAt'>, today: PlainDate): boolean {
  return alertState(alert, today) === 'active' && alert.saidAt.slice(0, 10) < addMonths(today, -confirmedFor);
}

/** Alerts in display order: safety before service, by kind, then the newest first. @see C-343 */
export function alertsInOrder<A extends RecordAlert>(alerts: readonly A[]): A[] {
  const place = ({ kind }: A) => alertKinds.indexOf(alertKinds.find((known) => known === kind) ?? 'other');
  const concern = (alert: A) => (alertKindSpec(alert.kind).concern === 'safety' ? 0 : 1);
  return alerts.toSorted(
    (a, b) =>
      concern(a) - concern(b) ||
      place(a) - place(b) ||
      b.saidAt.localeCompare(a.saidAt) ||
      b.id.length - a.id.length ||
      b.id.localeCompare(a.id),
  );
}

/** The most alerts that are shown before 'more'. */
const shownFirst = 3;

export interface ShownAlerts<A> {
  readonly shown: readonly A[];
  /** Shown on request; never a single one, which takes no more space than the button. */
  readonly more: readonly A[];
}

/**
 * The active alerts that belong beside a decision, in display order. They inform the reader and never change a verdict:
 * no check of a prescription reads them.
 *
 * @param place - where they are shown; `profile` shows all kinds
 * @see C-342, C-343
 */
export function shownAlerts<A extends RecordAlert>(
  alerts: readonly A[],
  { place, today }: { readonly place: AlertPlace | 'profile'; readonly today: PlainDate },
): ShownAlerts<A> {
  const here = alertsInOrder(
    alerts.filter(
      (alert) =>
        alertState(alert, today) === 'active' &&
        (place === 'profile' || alertKindSpec(alert.kind).places.includes(place)),
    ),
  );
  const first = place === 'profile' || here.length === shownFirst + 1 ? here.length : shownFirst;
  return { shown: here.slice(0, first), more: here.slice(first) };
}

/** The kind in words, with the language or the method it names. `Other` says nothing, so its text stands alone. */
function alertHeading({ kind, language, contactMethod }: AlertContent): string | null {
  const { label, names } = alertKindSpec(kind);
  if (label === alertKindSpec('other').label) return null;
  if (names === 'language' && language !== null) return `${label}: ${languageName(language)}`;
  if (names === 'contactMethod' && contactMethod !== null) return `${label} ${contactMethodWords[contactMethod]}`;
  return label;
}

/**
 * What an alert says in one line, such as 'Bites: muzzle for nail trims', 'Preferred language: Spanish, reads English' or
 * 'Do not contact by phone: works nights'.
 *
 * @see C-340
 */
export function alertLine(alert: AlertContent): string {
  const heading = alertHeading(alert);
  if (heading === null || alert.text === null) return heading ?? alert.text ?? alertKindSpec(alert.kind).label;
  return `${heading}${alertKindSpec(alert.kind).names === 'language' ? ', ' : ': '}${alert.text}`;
}
