/** The client or patient whose pending prescription tasks are counted. */
export type TaskOwner = { readonly locationClientId: string } | { readonly locationPatientId: string };

/** The variables of GetPrescriptionTasksCount. */
export type PendingTasksCount = TaskOwner & { readonly locationId: string; readonly status: 'pending' };

/**
 * The variables to count the pending prescription tasks of a client or a patient, of all types, so that none is
 * declined without a warning.
 *
 * @see C-165, C-079
 */
export function pendingTasksCount(locationId: string, owner: TaskOwner): PendingTasksCount {
  return { locationId, status: 'pending', ...owner };
}
