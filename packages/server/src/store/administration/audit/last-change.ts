import { auditAction } from '@signa/core/administration';
import type { LastChange } from '@signa/core/prescribing';
import { key } from '../../key.js';
import { columnsOf, text } from '../../sql/expression.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { personName } from './person-name.js';

const r = columnsOf('audit_record as r');
const last = select(
  fields({ by: text(personName('r.username')), operation: r.operation, at: r.at }),
  `from signa.audit_record r where r.location_id = $1 and r.subject = $2 order by r.at desc, r.sequence desc limit 1`,
);

/** Who changed a request last, and how; `null` if nobody has (P-517). */
export async function findLastChange(sql: Queryable, locationId: string, taskId: string): Promise<LastChange | null> {
  const [found] = await rows(sql, last, [key(locationId), `task:${taskId}`]);
  return found ? { by: found.by, action: auditAction(found.operation), at: found.at } : null;
}
