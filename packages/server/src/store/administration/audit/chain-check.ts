import { key } from '../../key.js';
import { always, integer, text } from '../../sql/expression.js';
import { fields, statement } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';

/** The checked range of a chain. */
interface CheckedPart {
  readonly records: number;
  readonly from: string;
  readonly to: string;
  readonly brokenAt: string | null;
}

/** Entries checked per call, which takes a fraction of a second. */
const partSize = 10_000;

const checked = statement(
  fields({
    records: always(integer('last')),
    from: always(text('(case when upper < 1 then 0 else lower end)')),
    to: always(text('greatest(upper, 0)')),
    brokenAt: text('(select min(sequence) from fault)'),
  }),
  (list) => `with ends as (
      select coalesce((select h.sequence from signa.audit_head h where h.location_id = $1), 0) as head,
        coalesce((select max(e.sequence) from signa.audit_record e where e.location_id = $1), 0) as newest
    ), part as (
      select head, newest, greatest(head, newest) as last,
        least(coalesce($2::bigint - 1, greatest(head, newest)), greatest(head, newest)) as upper from ends
    ), bounds as (
      select *, greatest(1, upper - ${partSize - 1}) as lower from part
    ), link as (
      select r.sequence, r.hash, r.previous_hash, sha256(r.previous_hash || signa.audit_content(r)) as computed,
        lag(r.sequence) over (order by r.sequence) as previous, lag(r.hash) over (order by r.sequence) as followed, b.lower
      from bounds b join signa.audit_record r on r.location_id = $1 and r.sequence between b.lower - 1 and b.upper
    ), fault as (
      select sequence from link where sequence >= lower and (hash <> computed
        or case when sequence = 1 then previous_hash <> decode(repeat('00', 32), 'hex')
          else previous is distinct from sequence - 1 or previous_hash is distinct from followed end)
      union all
      -- The end of the part is missing, or the head tells of another end.
      select greatest(b.lower, coalesce((select max(sequence) + 1 from link), b.lower)) from bounds b
        where b.upper >= b.lower and coalesce((select max(sequence) from link), 0) < b.upper
      union all
      select b.last + 1 from bounds b where b.upper = b.last and b.last > 0 and not exists (
        select 1 from signa.audit_head h join signa.audit_record r on r.location_id = h.location_id and r.sequence = h.sequence and r.hash = h.hash
        where h.location_id = $1 and h.sequence = b.last)
    )
    select ${list} from bounds`,
);

/**
 * Verifies the newest range of a location's chain, or the range before an entry. Each entry must follow the one before
 * it and match its hash, and the last must be the head. Repeated calls cover the whole chain.
 *
 * @see A-248
 */
export async function checkChain(sql: Queryable, locationId: string, before: string | null): Promise<CheckedPart> {
  return await single(sql, checked, [key(locationId), before === null ? null : key(before)]);
}
