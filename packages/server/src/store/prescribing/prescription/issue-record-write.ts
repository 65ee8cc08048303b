import type { CheckedSubject, IssueRecord } from '@signa/core/prescribing';
import { issueRecordSchema } from '@signa/core/schema';
import type { Instant } from '@signa/core/base';
import { key } from '../../key.js';
import { text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';

/**
 * Stores the issue record of a prescription once; a second record is rejected (P-330).
 *
 * @throws ZodError for a record that does not match the shape of its version
 */
export async function keepIssueRecord(
  tx: Queryable,
  of: { readonly locationId: string; readonly prescriptionId: string; readonly at: Instant },
  { record, checked }: { readonly record: IssueRecord; readonly checked: CheckedSubject | null },
): Promise<void> {
  await rows(
    tx,
    `insert into signa.issue_record (location_id, prescription_id, recorded_at, content, checked)
    values ($1, $2, $3, $4, $5)`,
    [
      key(of.locationId),
      key(of.prescriptionId),
      of.at,
      JSON.stringify(issueRecordSchema.parse(record)),
      checked && JSON.stringify(checked),
    ],
  );
}

const faxOfPharmacy = select(
  fields({ fax: text("nullif(trim(f.fax), '')") }),
  'from signa.pharmacy f where f.code = $1',
);

/** The fax number of a pharmacy by code, those of a location first; `null` without one (P-108). */
export async function findPharmacyFax(
  sql: Queryable,
  vendor: string | null,
  ofLocation: IssueRecord['location']['locationPharmacies'],
): Promise<string | null> {
  const own = ofLocation.find(({ code }) => code === vendor)?.fax?.trim();
  if (own) return own;
  const [found] = await rows(sql, faxOfPharmacy, [vendor]);
  return found?.fax ?? null;
}
