import { isFeatureFlag } from '@signa/core/practice';
import { key } from '../key.js';
import { type Queryable, rows } from '../statement.js';

/** The names that are on: a location's own setting, else the platform-wide one; unknown names open nothing. */
export async function featuresOn(sql: Queryable, locationId: string | null): Promise<string[]> {
  const found = await rows<{ feature: string; is_on: boolean }>(
    sql,
    `select distinct on (feature) feature, is_on from signa.feature_flag
    where location_id is null or location_id = $1 order by feature, location_id nulls last`,
    [locationId === null ? null : key(locationId)],
  );
  return found.filter((flag) => flag.is_on && isFeatureFlag(flag.feature)).map((flag) => flag.feature);
}
