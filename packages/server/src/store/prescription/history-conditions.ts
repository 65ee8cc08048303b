import type { QueryPrescriptionCountArgs } from '@signa/core/operation';
import { rxStatusOfFilter } from '@signa/core/prescription';
import { endOfDayInstant, startOfDayInstant } from '@signa/core/time';
import { Conditions } from '../conditions.js';

export type HistoryFilter = QueryPrescriptionCountArgs;

/** The prescriptions of alias `rx` that a filter of the history keeps; removed drafts never appear (P-178, P-118). */
export function historyConditions(filter: HistoryFilter, timeZone: string): Conditions {
  const types = filter.productApprovalTypeFilters?.map((type) => type.toLowerCase());
  return new Conditions()
    .with('rx.location_id = ?', filter.locationId)
    .always('rx.removed_at is null')
    .with('rx.client_id = ?', filter.locationClientId)
    .with('rx.patient_id = ?', filter.locationPatientId)
    .with('rx.product_id = ?', filter.productId)
    .with('rx.authorizing_vet_id = ?', filter.prescribingVetId)
    .with('rx.rx_status = any (?)', filter.rxStatusFilters?.map(rxStatusOfFilter))
    .with('rx.listed_at >= ?', filter.startDateTime && startOfDayInstant(filter.startDateTime, timeZone))
    .with('rx.listed_at <= ?', filter.endDateTime && endOfDayInstant(filter.endDateTime, timeZone))
    .with('rx.archived = ?', filter.archived)
    .with(
      'exists (select from signa.product p where p.id = rx.product_id and lower(p.approval_type) = any (?))',
      types,
    );
}
