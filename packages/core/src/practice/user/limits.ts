/** Characters that the forms of users allow: one set for all of them. */
export const userLimits = { name: 30, email: 60, displayName: 60, employeeId: 50, license: 20 } as const;

/** The titles that may stand before or behind a name; none is one too. */
export const userTitles = ['Dr.', 'Mr.', 'Mrs.', 'Miss.', 'DVM'] as const;
