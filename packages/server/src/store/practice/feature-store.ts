import { type FeatureSetting, featuresOn } from '@signa/core/practice';
import { key } from '../key.js';
import type { Queryable } from '../statement.js';
import { uncheckedRow } from '../unchecked.js';

/** The settings of flags that hold at a location and on the platform, as a JSON list of SQL; core merges them (P-230). */
export function featureSettingsJson(locationId: string): string {
  return `(select coalesce(json_agg(json_build_object('feature', f.feature, 'isOn', f.is_on,
      'isPlatformWide', f.location_id is null)), '[]')
    from signa.feature_flag f where f.location_id is null or f.location_id = ${locationId})`;
}

/**
 * The names that are on at a location, or on the platform without one. Whether Salesforce keeps its
 * organization's locations is the same at each of them: it does where any of them says so.
 */
export async function loadFeatures(sql: Queryable, locationId: string | null): Promise<string[]> {
  const { settings, isKeptInSalesforce } = await uncheckedRow<{
    readonly settings: readonly FeatureSetting[];
    readonly isKeptInSalesforce: boolean;
  }>(
    sql,
    `select ${featureSettingsJson('$1::bigint')} as settings, exists (select from signa.location l
      where l.id = $1::bigint and l.organization_id is not null
        and signa.is_on_anywhere(l.organization_id, 'salesforce2Way')) as "isKeptInSalesforce"`,
    [locationId === null ? null : key(locationId)],
  );
  const ofOrganization = { feature: 'salesforce2Way', isOn: isKeptInSalesforce, isPlatformWide: false };
  return featuresOn(isKeptInSalesforce ? [...settings, ofOrganization] : settings);
}
