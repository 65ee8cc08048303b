import type { IssueAuthority } from '../prescription/index.js';
import { build, type Built, type FactTable, need } from './build.js';

const authorityTable: FactTable<IssueAuthority> = {
  acting: need('The location user who issues, with role and license'),
  vet: need('The vet named on the prescription, with role and license; null if none is chosen'),
  delegations: need('The delegations to the acting user; [] if there are none'),
  product: need('The product, or only its isControlled, deaSchedule, and productApprovalType'),
  impersonating: need('Whether support is impersonating the user'),
  today: need('The calendar day at the location, YYYY-MM-DD'),
};

/**
 * Builds the input of `mayIssue` and `grantsToIssue` from a program's data.
 *
 * @returns the facts, or every missing fact with what to give
 * @see
 */
export const issueAuthorityOf = (given: Partial<IssueAuthority>): Built<IssueAuthority> => build(authorityTable, given);
