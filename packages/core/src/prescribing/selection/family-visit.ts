import { nothingChosen } from './choice.js';
import { noKnownParties } from './known-parties.js';
import { visitOfChoice } from './selection-address.js';
import type { Visit } from './visit.js';

/** The target for a product family chosen on `/create`: the selection at step 1 (P-012). */
export function visitOfFamily(productFamily: string): Visit {
  const choice = { ...nothingChosen, productFamily };
  return { ...visitOfChoice({ isOfficeUse: false, parties: noKnownParties, choice }), history: 'push' };
}
