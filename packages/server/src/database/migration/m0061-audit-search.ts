/**
 * Users who manage users read a location's audit, newest first, by acting user, impersonated user, operation, record,
 * and date range: each has an index in that order, so that a page among a million entries costs the same as
 * among a hundred.
 */
export const name = '0061-audit-search';
export const sql = `
create index audit_by_time on signa.audit_record (location_id, at, sequence);
create index audit_by_person on signa.audit_record (location_id, username, at, sequence);
create index audit_by_impersonated on signa.audit_record (location_id, impersonated_username, at, sequence) where impersonated_username is not null;
create index audit_by_operation on signa.audit_record (location_id, operation, at, sequence);
drop index signa.audit_by_subject;
create index audit_by_subject on signa.audit_record (location_id, subject, at, sequence);
`;
