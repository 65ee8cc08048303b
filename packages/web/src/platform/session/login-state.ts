/** What the sign-in page is opened with, in the state of its history entry. */
export interface LoginState {
  /** Address to return to. */
  readonly from?: string;
  /** Location that the tab worked at, to be selected again. */
  readonly locationId?: string | null;
  /** Whether an answer ended the session, which the page explains. */
  readonly hasEnded?: boolean;
}
