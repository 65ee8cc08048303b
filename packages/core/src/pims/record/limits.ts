/** Limits for a record of a practice system (C-211); larger values indicate an error there. */
export const pimsRecordLimits = {
  /** Characters of a breed, a species, a gender, a type, an allergy. */
  word: 100,
  /** Characters of a reported phone, including separators. */
  phone: 40,
  /** Emails, phones and addresses of a client, each. */
  contacts: 20,
  /** Patients of a client, such as a shelter. */
  patients: 200,
  allergies: 50,
} as const;
