import { hostname, userInfo } from 'node:os';

/** Who sits at the machine, as far as it knows; without an '@', as of what acts by itself. */
export const operator = () => `operator ${userInfo().username} on ${hostname()}`;

/** What one command of an operator changed, for the audit. */
export interface AdminChange {
  /** As 'support:sam@signa.example'. */
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Adds what an operator did to an audit chain, of a location or of the installation. */
export const appendAudit = 'select signa.append_audit($1, now(), $2, $3, $4)';

export const auditValues = (chain: string, operation: string, changes: readonly AdminChange[]) => [
  chain,
  JSON.stringify({ username: operator(), impersonatedUsername: null, locationUserId: null }),
  operation,
  JSON.stringify(changes),
];
