/** The client and patient of a request. */
export interface TaskParties {
  readonly type: string;
  readonly locationClientId: string | null;
  readonly locationPatientId: string | null;
}

/** The client and patient of a prescription, and what it claims about the request that it answers. */
export interface SentAnswerParties {
  readonly locationClientId?: string | null;
  readonly locationPatientId?: string | null;
  readonly isOfficeUse?: boolean | null;
  /** The request type in the call; omitted when not claimed. */
  readonly type?: string | null;
}

/**
 * Whether a prescription answers a request: it is for the client and the patient that the request names, and of its
 * type. A request that names neither is office use (P-151), and is answered only by office use.
 *
 * @see P-215
 */
export function isAnswerOf(task: TaskParties, sent: SentAnswerParties): boolean {
  if (sent.type != null && sent.type !== task.type) return false;
  const { locationClientId: clientId, locationPatientId: patientId } = task;
  if (clientId === null && patientId === null) return sent.isOfficeUse === true;
  return (
    (clientId === null || clientId === sent.locationClientId) &&
    (patientId === null || patientId === sent.locationPatientId)
  );
}
