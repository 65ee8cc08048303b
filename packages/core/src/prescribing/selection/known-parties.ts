/** For whom something is chosen, as far as it is known; office use knows neither. A patient comes with a client. */
export interface KnownParties {
  readonly clientId: string | null;
  readonly patientId: string | null;
}

export const nobodyKnown: KnownParties = { clientId: null, patientId: null };

/**
 * The parties that count: none for office use (P-037), and no patient without the client whose patient it is (P-038).
 */
export function settleParties({ clientId, patientId }: KnownParties, isOfficeUse: boolean): KnownParties {
  if (isOfficeUse || clientId === null) return nobodyKnown;
  return { clientId, patientId };
}
