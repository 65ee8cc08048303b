import type { QueryName } from '../../contract/index.js';

/** The record or list that each operation reads, for those an impersonation records. */
const seen: Readonly<Partial<Record<QueryName, string>>> = {
  GetLineItemsByPrescriptionId: 'orders',
  GetLocationClient: 'profile',
  GetLocationClientByPimsId: 'client of a record in the practice system',
  GetLocationPatientByPimsId: 'patient of a record in the practice system',
  GetLocationPatientsByFilter: 'patients, searched',
  GetMergedRecords: 'merged records',
  GetOfficeUseClient: 'office-use client',
  GetOrder: 'order',
  GetOrdersByLocationId: 'orders',
  GetOrdersByLocationPatientIds: 'orders of patients',
  GetPimsDifferences: 'differences from the practice system',
  GetPimsImports: 'imports from the practice system',
  GetPrescription: 'details',
  GetPrescriptionToCopy: 'details to copy',
  GetSpeciesChange: 'what another species would mean',
  GetPrescriptionHistory: 'prescription history',
  GetPrescriptionTask: 'details',
  GetPrescriptionTasks: 'requests',
  GetPrescriptionTasksGrouped: 'requests, by client',
  GetPrescriptionsByLocationPatientId: 'prescriptions',
  GetRecordMerge: 'merge',
  GetSameClientCandidates: 'clients who may be the same',
  GetSigningFacts: 'conflict check',
  GetUnlinkedLocationClients: 'clients not linked with the practice system',
  LocationClientSearch: 'clients, searched',
  Prescriptions: 'prescriptions and drafts',
  PreviewRecordMerge: 'preview of a merge',
  getLocationPatient: 'details',
};

/** What an operation reads, as text; `null` for one that impersonations do not record. @see A-434 */
export function seenWords(operation: string): string | null {
  return Object.hasOwn(seen, operation) ? (seen[operation as QueryName] ?? null) : null;
}
