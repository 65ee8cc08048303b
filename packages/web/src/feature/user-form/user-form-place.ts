/** A location at which whoever fills in the form may assign people. */
export interface FormPlace {
  readonly id: string;
  readonly name: string;
  /** It says what day it is there. */
  readonly timeZone: string | null;
}

/** Where the locations are searched that a form does not know: the viewer's own, or those of an organization. */
type PlaceSource = { readonly of: 'own' } | { readonly of: 'organization'; readonly organizationId: string };

/** The locations at which the viewer may assign people. */
export interface FormPlaces {
  /** All of them where they are few. */
  readonly known: readonly FormPlace[];
  /** Where the others are searched; null without others. */
  readonly others: PlaceSource | null;
}

/** Who fills in the form of a user. */
export interface FormViewer {
  /** The own user, of a person of a practice. */
  readonly userId: string | null;
  /** E-mail and switch of an account that is there belong to support. */
  readonly isSupport: boolean;
  /** Why assignments at a location are not theirs to change; null where they are. */
  readonly whyNotAt: (locationId: string) => string | null;
  /** Whether a stored assignment is at a location that the form cannot choose. */
  readonly isForeign: (place: { readonly id: string; readonly organizationId: string | null }) => boolean;
}
