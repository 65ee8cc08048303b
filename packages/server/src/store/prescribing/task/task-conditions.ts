import type { PrescriptionTaskFilter } from '@signa/core/contract';
import { allExceptExpiring, queueWords, statusMatchOf } from '@signa/core/prescribing';
import { endOfDayInstant, type PlainDate, startOfDayInstant } from '@signa/core/base';
import { Conditions } from '../../conditions.js';
import { findWords, wordCondition } from '../../search/find-words.js';
import type { Queryable } from '../../statement.js';
import { isVetInactive } from './assigned-vet.js';
import { leadsAmong } from './joined.js';

/** Where dates of a filter are meant, and today there. */
export interface LocalDay {
  readonly timeZone: string;
  readonly today: PlainDate;
}

/**
 * The tasks of alias `t` that a filter keeps. All set conditions must hold, dates include both ends in the location's
 * zone, and archived tasks never match (P-150).
 *
 * @param sql - resolves what the words of a search refer to; unused without a search
 */
export async function taskConditions(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  { timeZone, today }: LocalDay,
): Promise<Conditions> {
  const words = await findWords(sql, filter.locationId, queueWords(filter.nameFilter ?? ''));
  const where = new Conditions().with('t.location_id = ?', filter.locationId).always('not t.archived');
  addStatus(where, filter);
  addDates(where, filter, timeZone);
  for (const word of words) where.always(wordCondition(where, word, 't'));
  return where
    .with(hasType(filter.type), listed(filter.type))
    .with('t.is_autoship = ?', filter.isAutoship)
    .with('t.assigned_to = any (?)', listed(filter.assignedVeterinarianIds))
    .with(`${isVetInactive} = ?`, filter.isAssignedVetInactive)
    .with('t.workflow_status_id = ?', filter.currentWorkflowStatusId)
    .with('t.workflow_location_user_id = ?', filter.workflowLocationUserId)
    .with('(t.exam_text is not null) = ?', filter.isWaitingForExam)
    .with(isSnoozed(filter.isSnoozed), filter.isSnoozed == null ? null : today)
    .with('t.client_id = ?', filter.locationClientId)
    .with('t.patient_id = ?', filter.locationPatientId)
    .with(
      'exists (select from signa.product p where p.id = t.product_id and p.classification = ?)',
      filter.productClassification,
    );
}

/** Same as above with each card once: of joined requests that the filter keeps, the leading one (P-238). */
export async function cardConditions(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  day: LocalDay,
): Promise<Conditions> {
  const where = await taskConditions(sql, filter, day);
  return where.always(leadsAmong(isRequestForOthers(where)));
}

/** The conditions on alias `t`, applied to alias `k`. */
export function isRequestForOthers({ text }: Conditions): string {
  return text.replaceAll(/\bt\./g, 'k.');
}

/** Whether a task of alias `t` has one of these types; an empty list matches every task. */
export function ofTypes(where: Conditions, types: readonly string[] | null | undefined): string {
  const wanted = listed(types);
  return wanted === null ? 'true' : hasType(wanted).replaceAll('?', where.bind(wanted));
}

/** An empty list is no condition: every task matches. */
function listed(values: readonly string[] | null | undefined): readonly string[] | null {
  return values?.length ? values : null;
}

/** Only a pending request is snoozed; on the day named it is back (P-516). */
function isSnoozed(wanted: boolean | null | undefined): string {
  const holds = `t.status = 'PENDING' and t.snoozed_until > ?`;
  return wanted ? holds : `(${holds}) is not true`;
}

/** The filter value of P-148 means every type except expiring, including types unknown to this version. */
function hasType(types: readonly string[] | null | undefined): string {
  return types?.includes(allExceptExpiring) ? `t.type = any (?) or t.type <> 'expiring'` : 't.type = any (?)';
}

function addStatus(where: Conditions, filter: PrescriptionTaskFilter): void {
  if (!filter.status) return;
  const match = statusMatchOf(filter.status);
  where.with('t.status = ?', match.status);
  if (match.isBySystem !== null)
    where.always(`t.initiated_by is ${match.isBySystem ? 'not ' : ''}distinct from 'System'`);
}

function addDates(where: Conditions, filter: PrescriptionTaskFilter, timeZone: string): void {
  where
    .with('t.next_order_on >= ?', filter.nextOrderDateStart)
    .with('t.next_order_on <= ?', filter.nextOrderDateEnd)
    .with('t.expires_on >= ?', filter.expirationDateStart)
    .with('t.expires_on <= ?', filter.expirationDateEnd)
    .with('t.created_at >= ?', filter.startDateTime && startOfDayInstant(filter.startDateTime, timeZone))
    .with('t.created_at <= ?', filter.endDateTime && endOfDayInstant(filter.endDateTime, timeZone));
}
