import type { RxStatusFilter } from '@signa/core/prescription';
import { skip, take } from '../page.js';
import { type Queryable, rows, single } from '../statement.js';
import { type HistoryFilter, historyConditions } from './history-conditions.js';
import { prescriptionRowJson } from './prescription-json.js';
import type { StoredPrescriptionRow } from './stored-prescription.js';

/** A page of the history: newest issue, else newest draft, first (P-178, P-205). */
export async function listHistory(
  sql: Queryable,
  filter: HistoryFilter & { readonly skip?: number | null; readonly take?: number | null },
  timeZone: string,
): Promise<StoredPrescriptionRow[]> {
  const where = historyConditions(filter, timeZone);
  const found = await rows<{ prescription: StoredPrescriptionRow }>(
    sql,
    // The page is found in the index alone; people, patient and product are read for its own rows, not for those skipped.
    `with page as materialized (
      select rx.id, rx.listed_at from signa.prescription rx where ${where.text}
      order by rx.listed_at desc, rx.id desc limit ${where.bind(take(filter.take))} offset ${where.bind(skip(filter.skip))}
    )
    select ${prescriptionRowJson} as prescription from page
      join signa.prescription rx on rx.location_id = $1 and rx.id = page.id
    order by page.listed_at desc, page.id desc`,
    where.values,
  );
  return found.map((row) => row.prescription);
}

/** Always the number of rows reached by paging (P-206). */
export async function countHistory(sql: Queryable, filter: HistoryFilter, timeZone: string): Promise<number> {
  const where = historyConditions(filter, timeZone);
  const { count } = await single<{ count: number }>(
    sql,
    `select count(*)::integer as count from signa.prescription rx where ${where.text}`,
    where.values,
  );
  return count;
}

/** The location's prescriptions in some statuses, archived ones left out (P-207). */
export function listByStatus(
  sql: Queryable,
  locationId: string,
  rxStatusFilters: readonly RxStatusFilter[] | null | undefined,
  timeZone: string,
): Promise<StoredPrescriptionRow[]> {
  return listHistory(
    sql,
    { locationId, rxStatusFilters: rxStatusFilters ? [...rxStatusFilters] : null, archived: false },
    timeZone,
  );
}
