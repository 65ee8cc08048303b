import type { TestDatabase } from './test-database.js';

/** Deletes the issue record of a prescription, as if a server without issue records had issued it. */
export async function forgetIssueRecord(db: TestDatabase, id: string): Promise<void> {
  await db.asOwner('alter table signa.issue_record disable trigger issue_record_kept');
  await db.asOwner('delete from signa.issue_record where prescription_id = $1', [id]);
  await db.asOwner('alter table signa.issue_record enable trigger issue_record_kept');
}
