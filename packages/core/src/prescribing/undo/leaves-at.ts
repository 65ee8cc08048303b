import { type Instant, millisecondsOf } from '../../base/time/index.js';
import { type ControlFacts, isControlled } from '../../catalog/product/index.js';

/**
 * Seconds for which a signed prescription waits before it is sent. No setting shortens it: a shorter window could end
 * before the signing user has read what was signed.
 *
 * @see P-480
 */
export const undoSeconds = 10;

/** Minutes for which a screen offers to undo or cancel: those of the wrong-patient measure (P-250). @see P-484 */
export const recentSignatureMinutes = 10;

/**
 * The instant from which the messages about a signed prescription may be sent: ten seconds after signing, and the
 * signing itself for a controlled substance, whose signature is never undone.
 *
 * @param signedAt - the server's time of the signature
 * @returns an instant in UTC
 * @throws RangeError on an impossible instant
 * @see P-480
 */
export function leavesAt(signedAt: Instant, { product }: { readonly product: ControlFacts }): Instant {
  const wait = isControlled(product) ? 0 : undoSeconds * 1000;
  return new Date(millisecondsOf(signedAt) + wait).toISOString();
}

/**
 * Whole seconds until a prescription is sent, rounded up: 10 immediately after signing, 0 from the instant of sending.
 *
 * @param now - the server's time; a wrong clock of the browser must not change what is shown
 * @see P-485
 */
export function secondsLeft(leaves: Instant, now: Instant): number {
  return Math.max(0, Math.ceil((millisecondsOf(leaves) - millisecondsOf(now)) / 1000));
}
