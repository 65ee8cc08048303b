/**
 * A record's timeline: inbound events and support activity are indexed by record, like its audit. Messages are
 * found by their keys.
 */
export const name = '0066-timeline';
export const locks =
  'building an index of a million rows takes 2.4 s, and inbound events and support activity wait no longer than that';
export const sql = `
create index inbound_by_subject on signa.inbound_event (location_id, subject, received_at) where subject is not null;
create index impersonation_entry_by_subject on signa.impersonation_entry (location_id, subject, first_at) where subject is not null;
`;
