/**
 * Counts a patient's, a client's, or draft prescriptions with separate narrow indexes. One generic plan serves
 * every location and assumes that each is small. While only the index of the whole history could answer without reading
 * prescriptions, it was chosen for these counts too, and scanned completely at a location with a million prescriptions.
 */
export const name = '0013-narrow-before-wide';
export const sql = `
drop index signa.prescription_by_patient;
create index prescription_by_patient on signa.prescription (location_id, patient_id, listed_at desc, id desc)
  include (rx_status, archived, product_id, authorizing_vet_id, client_id, removed_at);
drop index signa.prescription_by_client;
create index prescription_by_client on signa.prescription (location_id, client_id, listed_at desc, id desc)
  include (rx_status, archived, product_id, authorizing_vet_id, patient_id, removed_at);
drop index signa.prescription_drafts;
create index prescription_drafts on signa.prescription (location_id, listed_at desc) include (authorizing_vet_id)
  where rx_status = 'Draft' and not archived and removed_at is null;
`;
