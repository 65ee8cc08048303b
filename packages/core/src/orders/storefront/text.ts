import type { Notice } from '../../base/failure/index.js';
import { helpClientRecheckMs } from '../../base/time/index.js';
import { isRecord } from './record.js';
import type { ImpersonationIds } from './session.js';

/** The button in the header of a client's profile (C-142). */
export const helpClientLabel = 'Help Client';

/** The session could not be started, requested or opened (C-146). */
export const impersonatingFailed: Notice = {
  status: 'error',
  title: 'Error Impersonating',
  description: 'Could not impersonate this client. Please try again later.',
};

/** The browser blocked the tab: nothing was requested, and the user can allow it (C-240). */
export const tabBlocked: Notice = {
  status: 'error',
  title: impersonatingFailed.title,
  description: `Your browser blocked the new tab. Allow pop-ups for this site, then press ${helpClientLabel} again.`,
};

/** Shown in the new tab, which is opened on click, until the storefront loads (C-240). */
export const storefrontComes = 'Opening the storefront…';

/**
 * Why 'Help Client' is still disabled: whose account is missing at the storefront.
 *
 * @param clientName - as shown on the profile
 * @returns `null` once both IDs are known
 * @see C-143
 */
export function helpClientWaits({ client, user }: ImpersonationIds, clientName: string): string | null {
  if (client !== null && user !== null) return null;
  const whose = client === null ? `the storefront account of ${clientName}` : 'your own storefront account';
  return `${helpClientLabel} is waiting for ${whose}. Checked every ${helpClientRecheckMs / 1000} seconds.`;
}

/**
 * What 'Help Client' does, once it is enabled.
 *
 * @param clientName - as shown on the profile
 * @see C-244
 */
export const helpClientOpens = (clientName: string): string =>
  `${helpClientLabel} opens the storefront for ${clientName}.`;

/**
 * The message of a failed call: that of the server, else 'Error status: {status}'.
 *
 * @param body - the parsed answer, of any shape or missing
 * @see C-146
 */
export function callFailureText(status: number, body: unknown): string {
  return messageIn(body) ?? `Error status: ${status}`;
}

/** Signa's server returns `errors`, as for every call; a storefront returns a `message`. */
function messageIn(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const first: unknown = Array.isArray(body['errors']) ? body['errors'][0] : body;
  const message = isRecord(first) ? first['message'] : undefined;
  return typeof message === 'string' && message.trim() !== '' ? message.trim() : null;
}
