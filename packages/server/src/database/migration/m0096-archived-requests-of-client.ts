/** The undo of an import counts the requests of each client that it added, archived ones too (C-254). */
export const name = '0096-archived-requests-of-client';
export const sql = `
create index task_archived_by_client on signa.task (location_id, client_id) where archived;
`;
export const locks =
  'Building the index reads the requests once and keeps only the archived ones: seconds for a million. Changes of requests wait for it, reads do not.';
