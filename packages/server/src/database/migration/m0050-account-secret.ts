/**
 * Stores the encrypted secret of a location's account, unreadable without the key in the server's configuration
 * (A-124).
 */
export const name = '0050-account-secret';
export const sql = `
grant update (pims_account_secret) on signa.location to signa_app;
`;
