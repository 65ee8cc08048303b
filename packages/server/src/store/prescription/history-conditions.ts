import type { QueryPrescriptionCountArgs } from '@signa/core/operation';
import { rxStatusOfFilter } from '@signa/core/prescription';
import { approvalTypeFilters } from '@signa/core/product';
import { endOfDayInstant, startOfDayInstant } from '@signa/core/time';
import { Conditions } from '../conditions.js';

export type HistoryFilter = QueryPrescriptionCountArgs;

/**
 * That a row is not removed, said so that the index of the whole history does not fit. Its plan serves every location
 * and takes each for small, so that the index of a patient or client, with a few rows, seems to save nothing there.
 */
const notRemovedOfFew = `coalesce(rx.removed_at, 'infinity') = 'infinity'`;

const isOfFew = ({ locationClientId, locationPatientId }: HistoryFilter): boolean =>
  (locationClientId ?? locationPatientId ?? null) !== null;

/** The prescriptions of alias `rx` that a filter of the history keeps; removed drafts never appear (P-178, P-118). */
export function historyConditions(filter: HistoryFilter, timeZone: string): Conditions {
  const types = filter.productApprovalTypeFilters?.map((type) => type.toLowerCase());
  const leavesTypesOut = types && !approvalTypeFilters.every((type) => types.includes(type.toLowerCase()));
  return new Conditions()
    .with('rx.location_id = ?', filter.locationId)
    .always(isOfFew(filter) ? notRemovedOfFew : 'rx.removed_at is null')
    .with('rx.client_id = ?', filter.locationClientId)
    .with('rx.patient_id = ?', filter.locationPatientId)
    .with('rx.product_id = ?', filter.productId)
    .with('rx.authorizing_vet_id = ?', filter.prescribingVetId)
    .with('rx.rx_status = any (?)', filter.rxStatusFilters?.map(rxStatusOfFilter))
    .with('rx.listed_at >= ?', filter.startDateTime && startOfDayInstant(filter.startDateTime, timeZone))
    .with('rx.listed_at <= ?', filter.endDateTime && endOfDayInstant(filter.endDateTime, timeZone))
    .with('rx.archived = ?', filter.archived)
    .with(
      // Every product has one of the types, so naming them all, as the history does at first, leaves nothing out.
      // 'is true' keeps the products a set that is made once; joined, they are looked up for each prescription.
      '(rx.product_id in (select p.id from signa.product p where lower(p.approval_type) = any (?))) is true',
      leavesTypesOut ? types : null,
    );
}
