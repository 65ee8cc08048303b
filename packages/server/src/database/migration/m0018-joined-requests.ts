/**
 * Pending requests for the same prescription share a card: a list checks for each request whether another leads, and
 * the counts of every open portal check all of them.
 */
export const name = '0018-joined-requests';
export const sql = `
create index task_joined on signa.task (location_id, previous_prescription_id, type, created_at desc, id desc) include (prescription_id)
  where status = 'PENDING' and not archived and previous_prescription_id is not null and type in ('renewal', 'expiring');
`;
