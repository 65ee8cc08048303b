/**
 * Indexes for rare values among a location's million prescriptions, for pages and counts: a status, a vet's
 * prescriptions in a status, archived or not, and soon to expire with the position in the history (decision 31). The
 * index of drafts is covered by the one by status.
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
