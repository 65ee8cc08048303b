/** Page sizes of task lists (P-152, P-228). */
export const taskPageSize = { approvals: 10, patientPanel: 5 } as const;

/** Pages are counted from here (P-228). */
export const firstPage = 1;
