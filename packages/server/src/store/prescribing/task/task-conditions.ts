import type { PrescriptionTaskFilter } from '@signa/core/contract';
import { allExceptExpiring, arrivedBy, queueWords, readyToSignStatus, statusMatchOf } from '@signa/core/prescribing';
import { endOfDayInstant, type Instant, type PlainDate, startOfDayInstant } from '@signa/core/base';
import { Conditions } from '../../conditions.js';
import { findWords, wordCondition } from '../../search/find-words.js';
import type { Queryable } from '../../statement.js';
import { isVetInactive } from './assigned-vet.js';
import { leadsAmong } from './joined.js';

/** What a filter depends on, besides its own values. */
export interface QueueReader {
  readonly timeZone: string;
  /** The day at the location. */
  readonly today: PlainDate;
  readonly now: Instant;
  /** The vets whose requests are the caller's (P-451). */
  readonly ownVetIds: readonly string[];
}

/** Same as core's `isReadyToSign`, for the task of alias `t`. */
const isReadyToSign = `t.status = 'PENDING' and (exists (select from signa.prescription d
      where d.location_id = t.location_id and d.id = t.prescription_id and d.rx_status = 'Draft' and d.removed_at is null)
    or exists (select from signa.workflow_status s where s.id = t.workflow_status_id and s.description = '${readyToSignStatus}'))`;

/**
 * The tasks of alias `t` that a filter keeps. All set conditions must hold, dates include both ends in the location's
 * zone, and archived tasks never match (P-150).
 *
 * @param sql - resolves what the words of a search refer to; unused without a search
 * @param where - receives the conditions, with those of other filters in the same statement
 */
export async function taskConditions(
  sql: Queryable,
  filter: PrescriptionTaskFilter,
  reader: QueueReader,
  where = new Conditions(),
): Promise<Conditions> {
  const words = await findWords(sql, filter.locationId, queueWords(filter.nameFilter ?? ''));
  where.with('t.location_id = ?', filter.locationId).always('not t.archived');
  addStatus(where, filter);
  addDates(where, filter, reader);
  if (filter.isMine != null)
    where.with(`coalesce(t.assigned_to = any (?), false) = ${filter.isMine}`, reader.ownVetIds);
  for (const word of words) where.always(wordCondition(where, word, 't'));
  return where
    .with(hasType(filter.type), listed(filter.type))
    .with('t.is_autoship = ?', filter.isAutoship)
    .with('t.assigned_to = any (?)', listed(filter.assignedVeterinarianIds))
    .with(`(${isReadyToSign}) = ?`, filter.isReadyToSign)
    .with(`${isVetInactive} = ?`, filter.isAssignedVetInactive)
    .with('t.workflow_status_id = ?', filter.currentWorkflowStatusId)
    .with('t.workflow_location_user_id = ?', filter.workflowLocationUserId)
    .with('(t.exam_text is not null) = ?', filter.isWaitingForExam)
    .with(isSnoozed(filter.isSnoozed), filter.isSnoozed == null ? null : reader.today)
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
  reader: QueueReader,
  given = new Conditions(),
): Promise<Conditions> {
  const where = await taskConditions(sql, filter, reader, given);
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

function addDates(where: Conditions, filter: PrescriptionTaskFilter, { timeZone, now }: QueueReader): void {
  where
    .with('t.next_order_on >= ?', filter.nextOrderDateStart)
    .with('t.next_order_on <= ?', filter.nextOrderDateEnd)
    .with('t.expires_on >= ?', filter.expirationDateStart)
    .with('t.expires_on <= ?', filter.expirationDateEnd)
    .with('t.created_at <= ?', filter.waitingDays == null ? null : arrivedBy(filter.waitingDays, now))
    .with('t.created_at >= ?', filter.startDateTime && startOfDayInstant(filter.startDateTime, timeZone))
    .with('t.created_at <= ?', filter.endDateTime && endOfDayInstant(filter.endDateTime, timeZone));
}
