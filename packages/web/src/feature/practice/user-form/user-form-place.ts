/** A location where the user filling in the form can assign users. */
export interface FormPlace {
  readonly id: string;
  readonly name: string;
  /** Determines today's date at the location. */
  readonly timeZone: string | null;
}

/** The source of locations that the form doesn't list: the viewer's own, or those of an organization. */
type PlaceSource = { readonly of: 'own' } | { readonly of: 'organization'; readonly organizationId: string };

/** The locations where the viewer can assign users. */
export interface FormPlaces {
  /** All of them if there are few. */
  readonly known: readonly FormPlace[];
  /** The source of the other locations; null if there are none. */
  readonly others: PlaceSource | null;
}

/** The user who fills in the form. */
export interface FormViewer {
  /** The user's own ID, for practice users. */
  readonly userId: string | null;
  /** True for support, who alone can change the email and active switch of an existing account. */
  readonly isSupport: boolean;
  /** The reason why the viewer can't change assignments at a location; null if they can. */
  readonly whyNotAt: (locationId: string) => string | null;
  /** True if a stored assignment is at a location that the form can't select. */
  readonly isForeign: (place: { readonly id: string; readonly organizationId: string | null }) => boolean;
}
