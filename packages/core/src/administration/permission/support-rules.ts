import type { PermissionRule } from './rule.js';

/** For the support area only; refused to practices and while impersonating. */
export function supportOnly(requirement: PermissionRule['requirement']): PermissionRule {
  return { requirement, practice: { kind: 'nobody' }, support: 'yes', impersonating: 'no' };
}

/** Reads and actions of support to answer a ticket. */
export const ticketRules = {
  UndeliveredMessages: supportOnly('A-198'),
  ResendMessage: supportOnly('A-307'),
  RecordTimeline: supportOnly('A-310'),
  RefusedCall: supportOnly('A-422'),
  GetRecordAccess: supportOnly('A-314'),
  GetPimsDifferences: supportOnly('A-408'),
  GetSupportAccess: supportOnly('A-429'),
  OpenSupportAccess: supportOnly('A-429'),
  FindClients: supportOnly('A-534'),
  WaitingByLocation: supportOnly('A-535'),
  WaitingRequests: supportOnly('A-535'),
} as const;
