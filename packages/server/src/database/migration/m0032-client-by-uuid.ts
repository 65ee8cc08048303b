/** By what systems outside name a client: the storefront knows its accounts by it (C-145). */
export const name = '0032-client-by-uuid';
export const sql = `
create unique index client_uuid on signa.client (location_id, uuid);
`;
