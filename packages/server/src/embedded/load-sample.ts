import { rowsInOrder, sampleTables, sequences } from '@signa/fixtures/sample';
import type { Instant } from '@signa/core/base';
import type { Connection } from '../database/connection.js';
import { pastRowSecurity } from '../database/past-row-security.js';

/** Loads the sample practices into an empty database, as the owner of the tables, and within a transaction. */
export const loadSample = (connection: Connection, now: Instant): Promise<void> =>
  pastRowSecurity(connection, () => insertSample(connection, now));

async function insertSample(connection: Connection, now: Instant): Promise<void> {
  for (const { table, columns, rows } of rowsInOrder(sampleTables(now))) {
    const list = columns.join(', ');
    await connection.query(
      `insert into signa.${table} (${list}) select ${list} from json_populate_recordset(null::signa.${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
  }
  await connection.query(keepIssueRecords, []);
  for (const { table, column, sequence } of sequences) {
    await connection.query(
      `select setval('${sequence}', (select coalesce(max(${column}), 0) + 1 from signa.${table}), false)`,
      [],
    );
  }
}

/** The sample's records are unchanged since its prescriptions were issued (P-330). */
const keepIssueRecords = `insert into signa.issue_record (location_id, prescription_id, recorded_at, content)
  select rx.location_id, rx.id, rx.issued_at, made.content || '{"recordedLater": {}}'
  from signa.prescription rx cross join lateral (select signa.reconstructed_issue_record(rx.location_id, rx.id) as content) made
  where made.content is not null`;
