/** The patient's recorded weights, newest first (P-243). As a JSON list of SQL, of alias `pt`, the patient. */
export const weightsJson = `'[]'::json`;
