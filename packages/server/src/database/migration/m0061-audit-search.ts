/**
 * Who manages users reads the audit of a location, the newest first, by who acted, as whom, by what was done, of one
 * record, and of some days: each with an index in that order, so that a page of a million entries costs what one
 * of a hundred does.
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
