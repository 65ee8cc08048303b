/** Limits in characters, shared by all forms of users; a PIMS ID as for clients (C-023). */
export const userLimits = { name: 30, email: 60, displayName: 60, employeeId: 50, license: 20, pimsId: 80 } as const;

/** The titles allowed before or after a name; a title is optional. */
export const userTitles = ['Dr.', 'Mr.', 'Mrs.', 'Miss.', 'DVM'] as const;
