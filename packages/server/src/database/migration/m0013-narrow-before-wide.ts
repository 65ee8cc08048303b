/**
 * The few prescriptions of a patient, of a client or in draft are counted in an index of theirs alone. One plan serves
 * every location and takes a location for small: while only the index of the whole history answered without reading a
 * prescription, it was chosen for these as well, and walked to its end at a location with a million of them.
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
