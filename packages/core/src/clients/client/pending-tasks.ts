/** Whose pending prescription tasks are counted. */
export type TaskOwner = { readonly locationClientId: string } | { readonly locationPatientId: string };

/** The variables of GetPrescriptionTasksCount that ask for them. */
export type PendingTasksCount = TaskOwner & { readonly locationId: string; readonly status: 'pending' };

/**
 * How it is asked whether a client or a patient has pending prescription tasks: with the count of all types, so that
 * none is declined unannounced.
 *
 * @see C-165, C-079
 */
export function pendingTasksCount(locationId: string, owner: TaskOwner): PendingTasksCount {
  return { locationId, status: 'pending', ...owner };
}
