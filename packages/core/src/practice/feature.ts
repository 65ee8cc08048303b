/** Every feature flag of the portal; a name outside this list is off (A-184, P-230, C-193). */
export const featureFlags = [
  'deliverySearchFilters',
  'fancySearch',
  'fuzzyProductSearch',
  'hasReportingPage',
  'oobo',
  'orderHistory',
  'patientGender',
  'pimsAlertModal',
  'pimsImport',
  'pimsWriteback',
  'preferredSearchFilters',
  'salesforce2Way',
  'searchFilters',
  'showNoteToClient',
] as const;
export type FeatureFlag = (typeof featureFlags)[number];

/** The names that are on at one location, as the operation featureFlags answers them. */
export type Features = ReadonlySet<string>;

/** An unknown flag must not open anything, even when some list holds its name. @see A-184 */
export function isFeatureFlag(name: string): name is FeatureFlag {
  return (featureFlags as readonly string[]).includes(name);
}

/** Whether a flag is on; an unknown or unset one is not. @see A-184, P-230 */
export function hasFeature(features: Features, name: string): boolean {
  return isFeatureFlag(name) && features.has(name);
}
