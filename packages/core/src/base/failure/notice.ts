/** A toast notification. 'A / B' in the requirements is title / description. */
export interface Notice {
  readonly status: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string;
  /** The record the notice is about, shown first, with a link to its page; `null` when it has no page (P-257). */
  readonly object?: { readonly text: string; readonly link: string | null };
  /** An action and its link, such as 'Undo'. */
  readonly way?: { readonly text: string; readonly link: string };
}

/** Shown when a call was answered UNAUTHENTICATED. */
export const notLoggedIn: Notice = {
  status: 'warning',
  title: 'Not logged in',
  description: 'Forwarding to the login page...',
};

/** Milliseconds between that notice and the redirect to `/login`. */
export const forwardToLoginAfter = 2000;

/** The same for a form with unsaved input, which would be lost: the page does not redirect by itself. */
export const signedOutWhileTyping = {
  title: 'You are signed out',
  text: 'What you typed is still here but not saved. Sign in again in another tab, return to this one, and save.',
  leaves: 'Leave without saving',
  goesOn: 'Go on',
  notYet: { title: 'You are not signed in yet', description: 'Sign in on the other tab first.' },
  notAsked: { title: 'Signa could not be reached', description: 'Check your connection, and try again.' },
} as const;

/** Shown on the sign-in page when the session ended. */
export const sessionEndedText =
  'Your session ended. Nothing was signed after that, and the prescriptions that you were writing are kept. Sign in to return to where you were.';

/** The identity provider knows the user, but Signa does not. */
export const signInUnknown: Notice = {
  status: 'error',
  title: 'Signed in, but unknown to Signa',
  description: 'Ask the administrator of your practice, or sign in as another user.',
};

/** The identity provider returned an error. */
export const signInFailed: Notice = { status: 'error', title: 'Error Logging In.', description: 'Please try again.' };

/** The signed-in user cannot be loaded or has no location. */
export const signingYouOut: Notice = {
  status: 'warning',
  title: 'Signing you out',
  description: 'Please connect to Administration',
};

/** The impersonated user cannot be loaded; the session of the support user is restored. */
export const impersonationSigningOut: Notice = {
  status: 'warning',
  title: 'Impersonation signing out',
  description: 'Could not impersonate selected user.',
};

/**
 * The notice when the user fails to load on any screen but the first.
 *
 * @param serverMessage - shown below the title when there is one
 * @see A-009
 */
export function userNotRetrieved(serverMessage: string | null): Notice {
  return errorNotice('Error retrieving user.', serverMessage);
}

/**
 * The notice of a failed call: the server's message below the title, else the listed text.
 *
 * @param fallback - the text in parentheses in P-226; omitted where the requirements list none
 * @see A-017, P-224
 */
export function errorNotice(title: string, serverMessage: string | null, fallback?: string): Notice {
  const description = serverMessage?.trim() || fallback;
  return description ? { status: 'error', title, description } : { status: 'error', title };
}
