import { type FeatureSetting, featuresOn } from '@signa/core/practice';
import { key } from '../key.js';
import { type Queryable, single } from '../statement.js';

/** The settings of flags that hold at a location and on the platform, as a JSON list of SQL; core merges them (P-230). */
export function featureSettingsJson(locationId: string): string {
  return `(select coalesce(json_agg(json_build_object('feature', f.feature, 'isOn', f.is_on,
      'isPlatformWide', f.location_id is null)), '[]')
    from signa.feature_flag f where f.location_id is null or f.location_id = ${locationId})`;
}

/** The names that are on at a location, or on the platform without one. */
export async function loadFeatures(sql: Queryable, locationId: string | null): Promise<string[]> {
  const { settings } = await single<{ settings: FeatureSetting[] }>(
    sql,
    `select ${featureSettingsJson('$1::bigint')} as settings`,
    [locationId === null ? null : key(locationId)],
  );
  return featuresOn(settings);
}
