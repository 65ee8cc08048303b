/**
 * At most one client and one patient of a location are linked with a PIMS record, under concurrency too (C-089).
 * Whether a client or patient was created from such a record is stored with it (C-151, C-159).
 */
export const name = '0027-one-record-behind-one';
export const sql = `
alter table signa.client add column is_pims_import boolean not null default false;
alter table signa.patient add column is_pims_import boolean not null default false;
create unique index client_by_pims_id on signa.client (location_id, pims_connection_type, pims_id) where pims_id is not null;
create unique index client_by_provider_id on signa.client (location_id, pims_connection_type, pims_provider_id)
  where pims_provider_id is not null;
create unique index patient_by_pims_id on signa.patient (location_id, pims_connection_type, pims_id) where pims_id is not null;
create unique index patient_by_provider_id on signa.patient (location_id, pims_connection_type, pims_provider_id)
  where pims_provider_id is not null;
`;
