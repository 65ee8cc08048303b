import { always, text } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, rows, single } from '../../statement.js';
import { formColumnNames } from './form-columns.js';

const copied = [
  // A draft has no override reason: it is given when signing (P-232).
  ...formColumnNames.filter((column) => column !== 'override_reason'),
  ...['location_id', 'created_at', 'draft_created_at', 'draft_name', 'saved_at', 'written_by'],
  ...['acting_location_user_id', 'impersonated_by'],
].join(', ');

const insertDraft = statement(
  fields({ id: always(text('id')) }),
  (list) => `insert into signa.prescription (rx_status, ${copied})
    select 'Draft', ${copied} from signa.prescription where location_id = $1 and id = $2 returning ${list}`,
);

/**
 * Inserts the draft that was signed as a draft again, with what was signed and with its trail. The undone prescription
 * keeps its number and its issue record (P-482).
 */
export async function restoreDraft(
  tx: Queryable,
  { locationId, id }: { readonly locationId: string; readonly id: string },
): Promise<string> {
  const draft = await single(tx, insertDraft, [locationId, id]);
  await rows(
    tx,
    `insert into signa.prescription_event (location_id, prescription_id, at, kind, actor, note)
    select location_id, $3, at, kind, actor, note from signa.prescription_event
    where location_id = $1 and prescription_id = $2 and kind in ('draft-saved', 'workflow') order by at, id`,
    [locationId, id, draft.id],
  );
  return draft.id;
}
