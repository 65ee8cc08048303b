/** Limits in characters, shared by all forms of users. */
export const userLimits = { name: 30, email: 60, displayName: 60, employeeId: 50, license: 20 } as const;

/** The titles allowed before or after a name; a title is optional. */
export const userTitles = ['Dr.', 'Mr.', 'Mrs.', 'Miss.', 'DVM'] as const;
