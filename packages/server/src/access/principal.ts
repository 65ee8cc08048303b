import { type Actor, signedInAs } from './actor.js';

/** The principal that data is bound to; a support user and the user they impersonate are different principals. */
export function principalOf(actor: Actor): string {
  const { caller } = actor;
  return JSON.stringify([signedInAs(actor), caller.kind === 'impersonating' ? caller.username : null]);
}
