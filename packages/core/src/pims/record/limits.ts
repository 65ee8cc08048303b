/** The most that is taken of a record of a practice system (C-211): beyond it something went wrong there. */
export const pimsRecordLimits = {
  /** Characters of a breed, a species, a gender, a type, an allergy. */
  word: 100,
  /** Characters of a phone as it was told, with whatever stands between the digits. */
  phone: 40,
  /** E-mails, phones, addresses of a client, each. */
  contacts: 20,
  /** Patients of a client, such as a shelter. */
  patients: 200,
  allergies: 50,
} as const;
