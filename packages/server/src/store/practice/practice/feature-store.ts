import { type FeatureSetting, featuresOn } from '@signa/core/practice';
import { key } from '../../key.js';
import { columnsOf, holds, type Sql } from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, select } from '../../sql/select.js';
import { type Queryable, single } from '../../statement.js';

const f = columnsOf('feature_flag as f');

/** The flag settings of a location and of the platform, as a SQL JSON list; core merges them (P-230). */
export const featureSettingsJson = (locationId: string): Sql<FeatureSetting[]> =>
  jsonList(jsonObject({ feature: f.feature, isOn: f.is_on, isPlatformWide: holds('f.location_id is null') }), {
    from: `from signa.feature_flag f where f.location_id is null or f.location_id = ${locationId}`,
  });

const loaded = select(
  fields({
    settings: featureSettingsJson('$1::bigint'),
    isKeptInSalesforce: holds(`exists (select from signa.location l
      where l.id = $1::bigint and l.organization_id is not null
        and signa.is_on_anywhere(l.organization_id, 'salesforce2Way'))`),
  }),
  '',
);

/**
 * The names of enabled flags at a location, or on the platform without one. Salesforce manages an
 * organization's locations if any of them has the flag, so the result is the same at each of them.
 */
export async function loadFeatures(sql: Queryable, locationId: string | null): Promise<string[]> {
  const { settings, isKeptInSalesforce } = await single(sql, loaded, [locationId === null ? null : key(locationId)]);
  const ofOrganization = { feature: 'salesforce2Way', isOn: isKeptInSalesforce, isPlatformWide: false };
  return featuresOn(isKeptInSalesforce ? [...settings, ofOrganization] : settings);
}
