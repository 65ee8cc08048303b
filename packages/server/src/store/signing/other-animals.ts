/** Other animals that could be meant:  of the client, or of the same name at the location (P-249). As a JSON list of SQL, of alias `pt`, the patient. */
export const animalsJson = `'[]'::json`;
