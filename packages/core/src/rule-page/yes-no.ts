import type { Verdict } from '../base/failure/index.js';
import type { DecisionInput } from './decision-table.js';

/** A fact that holds or does not. */
export const yesNo = (heading: string): DecisionInput<boolean> => ({ heading, values: { yes: true, no: false } });

/** The headings of a rule that allows or says why not. */
export const allowedOrWhy = ['May they?', 'What is said'] as const;

/** A verdict as its two cells. */
export const verdictCells = (verdict: Verdict): readonly string[] =>
  verdict.allowed ? ['yes', ''] : ['no', verdict.reason];
