import { visitOfProfile } from '@signa/core/prescribing';

/** Path of a client's page, with a patient selected if given (C-005). */
export function profilePath(clientId: string, patientId: string | null = null): string {
  const { path, search } = visitOfProfile({ clientId, patientId });
  return path + search;
}

/** Path of a patient's prescriptions (P-178). */
export const patientHistoryPath = (patientId: string): string => `/history?patient=${encodeURIComponent(patientId)}`;
