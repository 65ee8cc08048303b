import type { ClientMerge, MergedClient } from '@signa/core/clients';
import type { MergeMoves } from '@signa/core/contract';
import { clientJson } from '../client/client-json.js';
import { key } from '../../key.js';
import { always, columnsOf, integer } from '../../sql/expression.js';
import { joined, jsonbObject, toJsonb } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, rows } from '../../statement.js';
import { belongingsOf } from './belongings.js';

interface Versioned extends MergedClient {
  readonly locationId: string;
  readonly version: number;
}

/** Two clients of a location with their related rows, for core to plan the merge. */
interface StoredClientMerge extends ClientMerge {
  readonly locationId: string;
  readonly kept: Versioned;
  readonly other: Versioned;
  readonly moves: MergeMoves;
}

/** The two records that a merge names. */
export interface MergedPair {
  readonly keptId: string;
  readonly otherId: string;
}

const clientOf = (alias: 'k' | 'o') =>
  joined(
    toJsonb(always(clientJson(`${alias}.location_id`, `${alias}.id`))),
    jsonbObject({ drivingLicense: columnsOf(`client as ${alias}`).driving_license }),
  );

const statement = select(
  fields({
    kept: clientOf('k'),
    other: clientOf('o'),
    ...belongingsOf('client'),
    orderLines: always(
      integer(`select count(*) from signa.order_line i join signa.patient_client l
      on l.location_id = i.location_id and l.patient_id = i.patient_id
      where l.location_id = o.location_id and l.client_id = o.id`),
    ),
  }),
  `from signa.client k join signa.client o on o.location_id = k.location_id and o.id = $3
  where k.location_id = any ($1) and k.id = $2`,
);

/** @returns null when the caller cannot access both records at one location */
export async function findClientMerge(
  sql: Queryable,
  locationIds: readonly string[],
  { keptId, otherId }: MergedPair,
): Promise<StoredClientMerge | null> {
  const [found] = await rows(sql, statement, [locationIds, key(keptId), key(otherId)]);
  if (!found) return null;
  const { orderLines, ...merge } = found;
  const patients = merge.links.filter(({ clientId }) => clientId === merge.other.id).length;
  return {
    ...merge,
    locationId: merge.kept.locationId,
    moves: {
      ...{ patients, prescriptions: merge.prescriptions.length, requests: merge.requests.length, orderLines },
      alerts: merge.alerts.length,
    },
  };
}
