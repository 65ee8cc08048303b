/**
 * Pending requests for the same prescription stand on one card: a list asks for each whether another leads, and the counts
 * that every open portal asks for ask it of all of them.
 */
export const name = '0018-joined-requests';
export const sql = `
create index task_joined on signa.task (location_id, previous_prescription_id, type, created_at desc, id desc) include (prescription_id)
  where status = 'PENDING' and not archived and previous_prescription_id is not null and type in ('renewal', 'expiring');
`;
