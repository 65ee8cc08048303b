/** Every feature flag of the portal; any other name is off (A-184, P-230, C-193). */
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

/** The flags that are on at one location, as returned by the query featureFlags. */
export type Features = ReadonlySet<string>;

/** An unknown flag must not enable anything, even if a list contains it. @see A-184 */
export function isFeatureFlag(name: string): name is FeatureFlag {
  return (featureFlags as readonly string[]).includes(name);
}

/** Whether a flag is on. An unknown or missing one is off. @see A-184, P-230 */
export function hasFeature(features: Features, name: string): boolean {
  return isFeatureFlag(name) && features.has(name);
}

/** The stored setting of a flag. */
export interface FeatureSetting {
  readonly feature: string;
  readonly isOn: boolean;
  /** Applies to every location without its own setting. */
  readonly isPlatformWide: boolean;
}

/**
 * The flags that are on at one location: its own setting takes precedence over the platform-wide one; an unknown name
 * is ignored.
 *
 * @param settings - those of the location and of the platform, in any order; none of another location
 * @returns sorted, without duplicates
 * @see A-184, P-230
 */
export function featuresOn(settings: readonly FeatureSetting[]): FeatureFlag[] {
  return featureFlags.filter((flag) => {
    const named = settings.filter(({ feature }) => feature === flag);
    const own = named.filter(({ isPlatformWide }) => !isPlatformWide);
    return (own.length > 0 ? own : named).some(({ isOn }) => isOn);
  });
}
