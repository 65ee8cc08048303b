import type { Notice } from '../../base/failure/index.js';
import { helpClientRecheckMs } from '../../base/time/index.js';
import { isRecord } from './record.js';
import type { ImpersonationIds } from './session.js';

/** The button in the header of a client's profile (C-142). */
export const helpClientLabel = 'Help Client';

/** The session could not be started, called or opened (C-146). */
export const impersonatingFailed: Notice = {
  status: 'error',
  title: 'Error Impersonating',
  description: 'Could not impersonate this client. Please try again later.',
};

/** The browser let no tab be opened: nothing was asked for, and the person can let it (C-240). */
export const tabBlocked: Notice = {
  status: 'error',
  title: impersonatingFailed.title,
  description: `Your browser blocked the new tab. Allow pop-ups for this site, then press ${helpClientLabel} again.`,
};

/** What the tab says until the storefront shows in it, as it is opened at the press (C-240). */
export const storefrontComes = 'Opening the storefront…';

/**
 * Why 'Help Client' cannot be pressed yet: whose account the storefront does not know.
 *
 * @param clientName - as the profile shows it
 * @returns `null` once both ids are known
 * @see C-143
 */
export function helpClientWaits({ client, user }: ImpersonationIds, clientName: string): string | null {
  if (client !== null && user !== null) return null;
  const whose = client === null ? `the storefront account of ${clientName}` : 'your own storefront account';
  return `${helpClientLabel} waits for ${whose}. Checked every ${helpClientRecheckMs / 1000} seconds.`;
}

/**
 * What 'Help Client' does, once it can be pressed.
 *
 * @param clientName - as the profile shows it
 * @see C-244
 */
export const helpClientOpens = (clientName: string): string =>
  `${helpClientLabel} opens the storefront for ${clientName}.`;

/**
 * What a call throws that was not answered well: the server's message, else 'Error status: {status}'.
 *
 * @param body - the parsed answer; anything, also nothing
 * @see C-146
 */
export function callFailureText(status: number, body: unknown): string {
  return messageIn(body) ?? `Error status: ${status}`;
}

/** Signa's server answers `errors`, as on every call; a storefront a `message` of its own. */
function messageIn(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const first: unknown = Array.isArray(body['errors']) ? body['errors'][0] : body;
  const message = isRecord(first) ? first['message'] : undefined;
  return typeof message === 'string' && message.trim() !== '' ? message.trim() : null;
}
