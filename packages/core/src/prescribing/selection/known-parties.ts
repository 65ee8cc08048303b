/** The client and patient, as far as they are known; office use has neither. A patient requires a client. */
export interface KnownParties {
  readonly clientId: string | null;
  readonly patientId: string | null;
}

export const noKnownParties: KnownParties = { clientId: null, patientId: null };

/** The effective client and patient: none for office use (P-037), and no patient without its client (P-038). */
export function settleParties({ clientId, patientId }: KnownParties, isOfficeUse: boolean): KnownParties {
  if (isOfficeUse || clientId === null) return noKnownParties;
  return { clientId, patientId };
}
