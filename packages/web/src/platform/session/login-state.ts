/** Navigation state of the sign-in page. */
export interface LoginState {
  /** Address to return to. */
  readonly from?: string;
  /** Location of the tab, selected again after sign-in. */
  readonly locationId?: string | null;
  /** Whether a response ended the session, which the page then explains. */
  readonly hasEnded?: boolean;
}
