/** What was issued for the patient by anybody at the location, newest first (P-237). As a JSON list of SQL, of alias `pt`, the patient. */
export const issuedJson = `'[]'::json`;
