import { historyWords, type RxStatusFilter } from '@signa/core/prescription';
import type { Conditions } from '../conditions.js';
import { skip, take } from '../page.js';
import { findWords } from '../search/find-words.js';
import { type Queryable, rows, single } from '../statement.js';
import { type HistoryFilter, type HistoryReader, historyConditions } from './history-conditions.js';
import { prescriptionRowJson } from './prescription-json.js';
import type { StoredPrescriptionRow } from './stored-prescription.js';

/** A page of the history: newest issue, else newest draft, first (P-178, P-205). */
export async function listHistory(
  sql: Queryable,
  filter: HistoryFilter & { readonly skip?: number | null; readonly take?: number | null },
  reader: HistoryReader,
): Promise<StoredPrescriptionRow[]> {
  const where = await conditionsOf(sql, filter, reader);
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
export async function countHistory(sql: Queryable, filter: HistoryFilter, reader: HistoryReader): Promise<number> {
  const where = await conditionsOf(sql, filter, reader);
  const { count } = await single<{ count: number }>(
    sql,
    `select count(*)::integer as count from signa.prescription rx where ${where.text}`,
    where.values,
  );
  return count;
}

async function conditionsOf(sql: Queryable, filter: HistoryFilter, reader: HistoryReader): Promise<Conditions> {
  return historyConditions(filter, reader, await findWords(sql, filter.locationId, historyWords(filter.search ?? '')));
}

/** The location's prescriptions in some statuses, archived ones left out (P-207). */
export function listByStatus(
  sql: Queryable,
  locationId: string,
  rxStatusFilters: readonly RxStatusFilter[] | null | undefined,
  reader: HistoryReader,
): Promise<StoredPrescriptionRow[]> {
  return listHistory(
    sql,
    { locationId, rxStatusFilters: rxStatusFilters ? [...rxStatusFilters] : null, archived: false },
    reader,
  );
}
