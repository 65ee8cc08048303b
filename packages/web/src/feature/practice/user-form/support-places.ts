import type { FormPlace, FormPlaces, FormViewer } from './user-form-place';

/** The practice whose users support assigns. */
interface Practice {
  readonly locationId: string;
  /** Null for an independent location. */
  readonly organizationId: string | null;
}

/** Support assigns users to the locations of one practice. */
export const supportViewer = ({ locationId, organizationId }: Practice): FormViewer => ({
  userId: null,
  isSupport: true,
  whyNotAt: () => null,
  isForeign: (place) => place.id !== locationId && (organizationId === null || place.organizationId !== organizationId),
});

/**
 * The locations of a practice, its own one first.
 *
 * @param searched - the organization with too many locations to list; null if `listed` has all of them
 */
export function supportPlaces(
  own: FormPlace | null,
  listed: readonly FormPlace[],
  searched: string | null,
): FormPlaces {
  if (searched !== null) return { known: own ? [own] : [], others: { of: 'organization', organizationId: searched } };
  return { known: own && !listed.some(({ id }) => id === own.id) ? [own, ...listed] : listed, others: null };
}
