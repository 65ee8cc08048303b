/**
 * What is rare among a million prescriptions of a location is found in an index that leads to it, for a page as for a
 * count: a status, a vet's prescriptions in a status, what is archived or is not, and what expires soon with its place in
 * the history (decision 31). The index of drafts is a part of that by status.
 */
export const name = '0026-rare-among-many';
export const sql = `
create index prescription_by_status on signa.prescription (location_id, rx_status, listed_at desc, id desc)
  include (archived, product_id, authorizing_vet_id, client_id, patient_id) where removed_at is null;
create index prescription_by_vet on signa.prescription (location_id, authorizing_vet_id, rx_status, listed_at desc, id desc)
  include (archived, product_id, client_id, patient_id) where removed_at is null;
create index prescription_by_archived on signa.prescription (location_id, archived, listed_at desc, id desc)
  include (rx_status, product_id, authorizing_vet_id, client_id, patient_id) where removed_at is null;
drop index signa.prescription_drafts;
drop index signa.prescription_expiring;
create index prescription_expiring on signa.prescription (location_id, expires_on)
  include (rx_status, listed_at, id, product_id, authorizing_vet_id, client_id, patient_id) where not archived and removed_at is null;
`;
