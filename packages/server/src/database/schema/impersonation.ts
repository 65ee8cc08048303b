import type { Generated } from 'kysely';

export interface ImpersonationTable {
  id: Generated<string>;
  support_username: string;
  username: string;
  start_location_id: string;
  reason: string;
  started_at: string;
  expires_at: string;
  unlocked_until: string | null;
  ended_at: string | null;
  ended_by: string | null;
  read_at: string | null;
}
export interface ImpersonationEntryTable {
  location_id: string;
  id: Generated<string>;
  impersonation_id: string;
  kind: 'page' | 'read' | 'write' | 'refused' | 'unlocked' | 'locked';
  operation: string | null;
  subject: string | null;
  page: string | null;
  reason: string | null;
  times: number;
  first_at: string;
  last_at: string;
}
export interface SupportConsentTable {
  location_id: string;
  is_required: boolean;
  until: string | null;
}
