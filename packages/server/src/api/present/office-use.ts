import type { Actor } from '../../access/actor.js';
import { requireOfficeUse as requireOfficeUseAt } from '../../use-case/orders/office-use/require-office-use.js';

/** Reads office use only where the location has it. */
export function requireOfficeUse({ actor }: { readonly actor: Actor }, locationId: string, isOfficeUse: boolean): void {
  if (isOfficeUse) requireOfficeUseAt(actor, locationId);
}
