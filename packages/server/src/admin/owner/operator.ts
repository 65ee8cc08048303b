import { hostname, userInfo } from 'node:os';

/** The operating system's user, as far as known; without an '@', like other system actors. */
export const operator = () => `operator ${userInfo().username} on ${hostname()}`;

/** What a command of an operator changed, for the audit. */
export interface AdminChange {
  /** For example 'support:sam@signa.example'. */
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Appends an operator's changes to the audit chain of a location or of the installation. */
export const appendAudit = 'select signa.append_audit($1, now(), $2, $3, $4)';

export const auditValues = (chain: string, operation: string, changes: readonly AdminChange[]) => [
  chain,
  JSON.stringify({ username: operator(), impersonatedUsername: null, locationUserId: null }),
  operation,
  JSON.stringify(changes),
];
