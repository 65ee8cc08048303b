/**
 * Pages and counts of a location with a million prescriptions. What the history is filtered by lies in the index that
 * gives its order, so that a page is found and a count made without reading the prescriptions themselves. The indexes by
 * client and patient give the same order: one plan serves every location, and it would else walk the whole history.
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
