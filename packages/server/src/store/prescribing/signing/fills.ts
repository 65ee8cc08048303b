import { returnedLineStatuses } from '@signa/core/orders';
import { columnsOf, sameAs, when } from '../../sql/expression.js';
import { jsonObject } from '../../sql/json.js';
import { givenRxStatuses } from '../../clients/patient/active-rx-status.js';

const textList = (values: readonly string[]) => `('${values.join("', '")}')`;

/**
 * What order lines have taken of the prescription of alias `rx`, as a lateral SQL table `used`: dispensing units, where
 * a line without a quantity is one fill, and whether anything was ordered. Returned lines take nothing.
 */
export const usedTable = `lateral (
    select coalesce(sum(coalesce(i.quantity, rx.unit_per_fill)), 0) as units, count(*) > 0 as is_filled
    from signa.order_line i
    where i.location_id = rx.location_id and i.prescription_id = rx.id and i.status not in ${textList(returnedLineStatuses)}
  ) used`;

/** Initial fills of the prescription of alias `rx`; for an external one, those left when it was imported (P-303). */
const fills = `coalesce(rx.elsewhere_fills_left, coalesce(rx.refills, 0) + 1)`;

/** Remaining dispensing units of the prescription of alias `rx`; null without a limit. */
export const unitsLeft = `(case when rx.prn_flag then null else greatest(0, ${fills} * rx.unit_per_fill - used.units) end)`;

/** Whether any of it was filled: ordered here, or counted by the external system. */
export const isFilled = `(used.is_filled or coalesce(rx.elsewhere_fills_left <= rx.refills, false))`;

/** External data that lists show, of alias `rx`; null for prescriptions issued here. */
export const externalNumberJson = when(
  "rx.rx_status = 'IssuedElsewhere'",
  jsonObject({ number: columnsOf('prescription as rx').elsewhere_number }),
);

/** Same as above where a subselect has already read it as `elsewhere`. */
export const externalPrescriptionOf = (alias: string): typeof externalNumberJson =>
  sameAs(externalNumberJson, `${alias}.elsewhere`);

/**
 * Issued here or external, not rejected, still valid at the location of alias `l`, and with remaining fills (P-236,
 * P-303). `now` is a SQL instant.
 */
export const isOpenAt = (
  now: string,
): string => `(rx.rx_status in ${textList(givenRxStatuses)} and not rx.archived and rx.removed_at is null
    and (rx.expires_on is null or rx.expires_on >= (${now} at time zone l.time_zone)::date)
    and ${unitsLeft} is distinct from 0)`;
