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

/** Who made a change, as the audit names them. */
export interface AuditedBy {
  readonly username: string;
  readonly impersonatedUsername: string | null;
  readonly locationUserId: string | null;
}

/** The operator, who is no user of a location. */
export const auditedOperator = (): AuditedBy => ({
  username: operator(),
  impersonatedUsername: null,
  locationUserId: null,
});

export const auditValues = (
  chain: string,
  operation: string,
  changes: readonly AdminChange[],
  by: AuditedBy = auditedOperator(),
) => [chain, JSON.stringify(by), operation, JSON.stringify(changes)];
