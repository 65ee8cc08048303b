import type { Verdict } from '../base/failure/index.js';
import type { DecisionInput } from './decision-table.js';

/** A yes/no fact. */
export const yesNo = (heading: string): DecisionInput<boolean> => ({ heading, values: { yes: true, no: false } });

/** The headings of a rule that allows or gives a reason. */
export const allowedOrWhy = ['Can they?', 'Message'] as const;

/** A result as its two cells. */
export const verdictCells = (verdict: Verdict): readonly string[] =>
  verdict.allowed ? ['yes', ''] : ['no', verdict.reason];
