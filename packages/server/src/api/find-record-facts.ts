import type { RecordFacts, RecordKind } from '@signa/core/administration';
import type { Assignment } from '../access/actor-facts.js';
import { findNamedRecord } from '../store/clients/merge/locked-records.js';
import { lineItemsOf } from '../store/orders/order/line-items.js';
import { findStaff } from '../store/practice/practice/staff-store.js';
import { findPrescription } from '../store/prescribing/prescription/prescription-store.js';
import type { StoredPrescription } from '../store/prescribing/prescription/stored-prescription.js';
import { judged } from '../store/catalog/product/judged-product.js';
import type { Queryable } from '../store/statement.js';
import type { StoredTask } from '../store/prescribing/task/stored-task.js';
import { findTaskById } from '../store/prescribing/task/task-store.js';
import { statusFactsOf } from '../use-case/prescribing/task/step-task.js';
import { vetAt } from './find-access.js';

/** A record with its location. */
export type FoundRecord = { readonly locationId: string } & (
  | { readonly kind: 'prescription'; readonly prescription: StoredPrescription }
  | { readonly kind: 'task'; readonly task: StoredTask }
  | { readonly kind: 'client' | 'patient'; readonly isMerged: boolean }
);

/** A record of a kind by its id, at one of these locations. */
export async function findRecordFacts(
  sql: Queryable,
  locationIds: readonly string[],
  kind: RecordKind,
  id: string,
): Promise<FoundRecord | null> {
  if (kind === 'prescription') {
    const prescription = await findPrescription(sql, locationIds, id);
    return prescription && { kind, locationId: prescription.locationId, prescription };
  }
  if (kind === 'task') {
    const task = await findTaskById(sql, locationIds, id);
    return task && { kind, locationId: task.locationId, task };
  }
  const named = await findNamedRecord(sql, kind, locationIds, id);
  return named && { kind, locationId: named.locationId, isMerged: named.mergedIntoId !== null };
}

/** What decides about a record, including the current state of a prescription's vet. */
export async function recordFactsAt(
  sql: Queryable,
  found: FoundRecord,
  location: Assignment['location'] | null,
): Promise<RecordFacts> {
  if (found.kind === 'task') return { kind: 'task', standing: statusFactsOf(found.task) };
  if (found.kind !== 'prescription') return { kind: found.kind, isMerged: found.isMerged };
  const { prescription, locationId } = found;
  const named = prescription.authorizingVet;
  const vet = named === null || location === null ? null : await findStaff(sql, named);
  return {
    kind: 'prescription',
    standing: prescription,
    lines: await lineItemsOf(sql, [locationId], prescription.id),
    product: judged(prescription.product),
    vet: vet && location && vetAt(vet, location),
  };
}
