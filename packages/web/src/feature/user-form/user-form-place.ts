/** A location at which whoever fills in the form may assign people. */
export interface FormPlace {
  readonly id: string;
  readonly name: string;
  /** It says what day it is there. */
  readonly timeZone: string | null;
}

/** Who fills in the form of a user. */
export interface FormViewer {
  /** The own user, of a person of a practice. */
  readonly userId: string | null;
  /** E-mail and switch of an account that is there belong to support. */
  readonly isSupport: boolean;
  /** Why assignments at a location are not theirs to change; null where they are. */
  readonly whyNotAt: (locationId: string) => string | null;
}
