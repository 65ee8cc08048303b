import { type Actor, signedInAs } from './actor.js';

/** To whom alone something is of use: a support user is not the person whom they work as, nor the other way round. */
export function holderOf(actor: Actor): string {
  const { caller } = actor;
  return JSON.stringify([signedInAs(actor), caller.kind === 'impersonating' ? caller.username : null]);
}
