import { refuse, type Verdict } from '../../base/failure/index.js';
import { hasFeature, type Features } from '../../practice/location/index.js';
import type { Caller } from './caller.js';
import { followsRule } from './may-use.js';
import { refusalTexts } from './refusal-text.js';
import { helpClientRule } from './table.js';

/**
 * Whether a user may order on behalf of a location's clients: its feature oobo is on, and their role may edit the
 * module oobo. It controls the button (C-142) and the server's refusal (C-147).
 *
 * @param features - those that are on at that location
 * @returns FORBIDDEN with the reason
 * @see A-174, C-142, C-147, C-193
 */
export function mayHelpClients(caller: Caller, locationId: string, features: Features): Verdict {
  const verdict = followsRule(helpClientRule, caller, [locationId]);
  if (!verdict.allowed || hasFeature(features, 'oobo')) return verdict;
  return refuse('FORBIDDEN', refusalTexts.helpClientOff);
}

/**
 * Whether the user's role permits it at any of their locations, which is checked before anything is read.
 *
 * @returns FORBIDDEN with the reason
 * @see A-174, C-147
 */
export function mayHelpClientsAnywhere(caller: Caller): Verdict {
  return followsRule(helpClientRule, caller, []);
}
