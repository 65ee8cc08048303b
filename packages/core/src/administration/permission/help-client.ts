import { refuse, type Verdict } from '../../base/failure/index.js';
import { hasFeature, type Features } from '../../practice/location/index.js';
import type { Caller } from './caller.js';
import { followsRule } from './may-use.js';
import { refusalTexts } from './refusal-text.js';
import { helpClientRule } from './table.js';

/**
 * Whether somebody may order on behalf of the clients of a location: its feature oobo is on, and their role may edit the
 * module oobo. The button shows by it (C-142), and the server refuses by it (C-147).
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
 * Whether their role lets somebody do so at any location of theirs: what is asked before anything is read.
 *
 * @returns FORBIDDEN with the reason
 * @see A-174, C-147
 */
export function mayHelpClientsSomewhere(caller: Caller): Verdict {
  return followsRule(helpClientRule, caller, []);
}
