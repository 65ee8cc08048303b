import { drugOfTherapy } from '../drug/drug.js';
import type { ConflictSubject, IssuedTherapyFacts } from '../../signing/index.js';
import { addDays, formatDate, type PlainDate, todayIn } from '../../../base/time/index.js';
import type { WarningRow } from '../../../knowledge/index.js';
import { lastDayOf } from '../therapy/course.js';
import type { KnownMedication } from './medication.js';

/** A prescription that has ended, for rules with a washout period. */
export interface EndedMedication extends KnownMedication {
  /** The last day on which it was given, at the earliest its issue date. */
  readonly lastDay: PlainDate;
}

function endedMedication(issued: IssuedTherapyFacts, { timeZone, today, knowledge }: ConflictSubject): EndedMedication {
  const zone = timeZone ?? null;
  const lastDay = lastDayOf(issued, zone) ?? todayIn(zone, issued.issuedAt);
  const verb = lastDay < today ? 'until' : 'acts until';
  const { title } = issued.product;
  return { name: `${title}, ${verb} ${formatDate(lastDay)}`, drug: drugOfTherapy(issued.product, knowledge), lastDay };
}

/**
 * Prescriptions issued for the patient that are no longer current medications.
 *
 * @param current - IDs of the prescriptions that are compared as current
 * @see P-327
 */
export function endedMedications(
  subject: ConflictSubject,
  current: ReadonlySet<string | null>,
): readonly EndedMedication[] {
  const ended = subject.facts?.issued.filter(({ id }) => !current.has(id)) ?? [];
  return ended.map((issued) => endedMedication(issued, subject));
}

/** Whether a rule still applies on a day although the medication has ended. */
export function appliesAfter({ washout }: WarningRow, { lastDay }: EndedMedication, today: PlainDate): boolean {
  if (washout === null) return lastDay >= today;
  return washout === 'ever' || today <= addDays(lastDay, washout);
}
