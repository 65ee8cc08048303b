/** Path of an organization in the support area. */
export const organizationPath = (id: string): string => `/support/organizationdetail/${id}`;

/** Path of a location in the support area. */
export const practicePath = (id: string): string => `/support/practicedetail/${id}`;
