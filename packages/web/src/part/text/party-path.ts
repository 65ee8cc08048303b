import { visitOfProfile } from '@signa/core/prescribing';

/** The page of a client, with the patient when one is meant (C-005). */
export function profilePath(clientId: string, patientId: string | null = null): string {
  const { path, search } = visitOfProfile({ clientId, patientId });
  return path + search;
}

/** What was prescribed for a patient (P-178). */
export const patientHistoryPath = (patientId: string): string => `/history?patient=${encodeURIComponent(patientId)}`;
