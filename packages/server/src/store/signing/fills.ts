import { returnedLineStatuses } from '@signa/core/order';
import { activeRxStatuses } from '../patient/active-rx-status.js';

const textList = (values: readonly string[]) => `('${values.join("', '")}')`;

/**
 * What order lines have taken of the prescription of alias `rx`, as a lateral table `used` of SQL: dispensing units, a
 * line without a quantity for one fill, and whether anything was ordered. What came back takes nothing.
 */
export const usedTable = `lateral (
    select coalesce(sum(coalesce(i.quantity, rx.unit_per_fill)), 0) as units, count(*) > 0 as is_filled
    from signa.order_line i
    where i.location_id = rx.location_id and i.prescription_id = rx.id and i.status not in ${textList(returnedLineStatuses)}
  ) used`;

/** Dispensing units that are left of the prescription of alias `rx`, null without a limit. */
export const unitsLeft = `(case when rx.prn_flag then null
    else greatest(0, (coalesce(rx.refills, 0) + 1) * rx.unit_per_fill - used.units) end)`;

/** Issued, not refused, still valid at the location of alias `l`, and not used up: more of it may still be given (P-236). */
export const isOpen = `(rx.rx_status in ${textList(activeRxStatuses)} and not rx.archived and rx.removed_at is null
    and (rx.expires_on is null or rx.expires_on >= ($5::timestamptz at time zone l.time_zone)::date)
    and ${unitsLeft} is distinct from 0)`;
