/** The server stores the secret of a location's account, sealed; without the key of its configuration nobody reads it. */
export const name = '0050-account-secret';
export const sql = `
grant update (pims_account_secret) on signa.location to signa_app;
`;
