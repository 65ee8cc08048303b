import { pathAfterSave } from '@signa/core/prescription';
import type { Parties } from '@signa/core/prescription';
import { findRoute } from '../../app/built-routes';

/** Where a save or the end of a draft leads (P-040, P-117), or as near to it as there is a page. */
export function pageAfterSave(parties: Parties, nearest: string): string {
  const path = pathAfterSave(parties);
  return findRoute(path.replace(/\?.*$/, '')) ? path : nearest;
}
