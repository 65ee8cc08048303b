/**
 * Pages and counts for a location with a million prescriptions. The history's filter columns are part of the index with
 * its order, so that a page is found and counted without reading the prescriptions themselves. The indexes by client
 * and patient have the same order: one generic plan serves every location, and would otherwise scan the whole history.
 */
export const name = '0012-large-locations';
export const sql = `
drop index signa.prescription_history;
create index prescription_history on signa.prescription (location_id, listed_at desc, id desc)
  include (rx_status, archived, product_id, authorizing_vet_id, client_id, patient_id) where removed_at is null;
drop index signa.prescription_by_patient;
create index prescription_by_patient on signa.prescription (location_id, patient_id, listed_at desc, id desc);
create index prescription_by_client on signa.prescription (location_id, client_id, listed_at desc, id desc);
drop index signa.task_queue;
create index task_queue on signa.task (location_id, status, created_at desc, id desc) include (type, client_id) where not archived;
`;
