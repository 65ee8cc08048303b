/** What was declined for the patient before, newest first (P-248). As a JSON list of SQL, of alias `pt`, the patient. */
export const declinesJson = `'[]'::json`;
