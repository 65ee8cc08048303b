import { countedTo, historyWords, type RxStatusFilter } from '@signa/core/prescribing';
import { skip, take } from '../../page.js';
import { findWords } from '../../search/find-words.js';
import { fields, selectCount, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { type HistoryFilter, type HistoryReader, historyConditions } from './history-conditions.js';
import { anyOf, type Kept, newestOf } from './history-lead.js';
import { prescriptionRowJson } from './prescription-json.js';
import type { StoredPrescriptionRow } from './stored-prescription.js';

const listed = fields({ prescription: prescriptionRowJson });

/** A page of the history: newest issue, else newest draft, first (P-178, P-205). */
export async function listHistory(
  sql: Queryable,
  filter: HistoryFilter & { readonly skip?: number | null; readonly take?: number | null },
  reader: HistoryReader,
): Promise<StoredPrescriptionRow[]> {
  const kept = await keptBy(sql, filter, reader);
  const { where } = kept;
  const [taken, skipped] = [take(filter.take), skip(filter.skip)];
  const found = await rows(
    sql,
    // The page is found with an index only; users, patient, and product are read for its rows, not for skipped ones.
    statement(
      listed,
      (list) => `with page as materialized (
      select rx.id, rx.listed_at from (${newestOf(kept, where.bind(skipped + taken))}) rx
      order by rx.listed_at desc, rx.id desc limit ${where.bind(taken)} offset ${where.bind(skipped)}
    )
    select ${list} from page
      join signa.prescription rx on rx.location_id = $1 and rx.id = page.id
    order by page.listed_at desc, page.id desc`,
    ),
    where.values,
  );
  return found.map((row) => row.prescription);
}

/** Number of rows that paging reaches, counted up to the limit of a list count (P-206, P-275). */
export async function countHistory(sql: Queryable, filter: HistoryFilter, reader: HistoryReader): Promise<number> {
  const kept = await keptBy(sql, filter, reader);
  const { count } = await single(
    sql,
    selectCount(`from (${anyOf(kept, kept.where.bind(countedTo + 1))}) kept`),
    kept.where.values,
  );
  return count;
}

async function keptBy(sql: Queryable, filter: HistoryFilter, reader: HistoryReader): Promise<Kept> {
  return historyConditions(filter, reader, await findWords(sql, filter.locationId, historyWords(filter.search ?? '')));
}

/** The location's prescriptions in the given statuses, without archived ones (P-207). */
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
