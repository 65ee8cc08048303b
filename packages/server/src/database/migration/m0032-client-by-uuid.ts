/** Finds clients by their external uuid: the storefront uses it for its accounts (C-145). */
export const name = '0032-client-by-uuid';
export const sql = `
create unique index client_uuid on signa.client (location_id, uuid);
`;
