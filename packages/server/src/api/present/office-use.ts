import { requireOfficeUse as requireOfficeUseAt } from '../../use-case/office-use/require-office-use.js';
import type { Context } from '../context.js';

/** Office use is asked for only where the location has it. */
export function requireOfficeUse({ actor }: Pick<Context, 'actor'>, locationId: string, isOfficeUse: boolean): void {
  if (isOfficeUse) requireOfficeUseAt(actor, locationId);
}
