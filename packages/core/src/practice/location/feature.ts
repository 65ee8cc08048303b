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

/** A stored setting of a flag. */
export interface FeatureSetting {
  readonly feature: string;
  readonly isOn: boolean;
  /** Stands for every location that has no setting of its own. */
  readonly isPlatformWide: boolean;
}

/**
 * The flags that are on at one location: its own setting decides, else the platform-wide one; an unknown name opens
 * nothing.
 *
 * @param settings - those of the location and of the platform, in any order; none of another location
 * @returns sorted, each once
 * @see A-184, P-230
 */
export function featuresOn(settings: readonly FeatureSetting[]): FeatureFlag[] {
  return featureFlags.filter((flag) => {
    const named = settings.filter(({ feature }) => feature === flag);
    const own = named.filter(({ isPlatformWide }) => !isPlatformWide);
    return (own.length > 0 ? own : named).some(({ isOn }) => isOn);
  });
}
