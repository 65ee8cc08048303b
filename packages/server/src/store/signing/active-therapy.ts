/** What is active of the patient:  fillable prescriptions, pending requests and drafts (P-236). As a JSON list of SQL, of alias `pt`, the patient. */
export const therapyJson = `'[]'::json`;
