import type { InteractionRule } from './interaction-rule.js';
import { interactionRules } from './interaction-rules.js';

const multipliers = [0x01_00_01_93, 0x85_eb_ca_6b] as const;

/** A 32-bit FNV-1a hash of UTF-16 code units. It distinguishes two tables and is not for security. */
function hash(text: string, multiplier: number): string {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), multiplier) >>> 0;
  return value.toString(16).padStart(8, '0');
}

/**
 * The version of a rule table, computed from its content: any change to any row changes it, so it cannot be forgotten.
 *
 * @see P-331
 */
export function ruleTableVersion(rules: readonly InteractionRule[] = interactionRules): string {
  const text = JSON.stringify(rules);
  return multipliers.map((multiplier) => hash(text, multiplier)).join('');
}
