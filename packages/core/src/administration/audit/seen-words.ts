import type { QueryName } from '../../contract/index.js';

/** The record or list that each operation reads, for those an impersonation records. */
const seen: Readonly<Partial<Record<QueryName, string>>> = {
  GetExternalCheck: 'check by CDS services',
  GetLineItemsByPrescriptionId: 'orders',
  GetLocationClient: 'profile',
  GetLocationClientByPimsId: 'client of a record in the practice system',
  GetLocationPatientByPimsId: 'patient of a record in the practice system',
  GetLocationPatientsByFilter: 'patient search',
  GetMergedRecords: 'merged records',
  GetOfficeUseClient: 'office-use client',
  GetOrder: 'order',
  GetOrdersByLocationId: 'orders',
  GetOrdersByLocationPatientIds: 'orders of patients',
  GetPimsDifferences: 'differences from the practice system',
  GetPimsImports: 'imports from the practice system',
  GetPrescription: 'details',
  GetPrescriptionToCopy: 'details to copy',
  GetSpeciesChange: 'effects of another species',
  GetPrescriptionHistory: 'prescription history',
  GetPrescriptionTask: 'details',
  GetPrescriptionTasks: 'requests',
  GetPrescriptionTasksGrouped: 'requests, by client',
  GetPrescriptionsByLocationPatientId: 'prescriptions',
  GetCleanRenewals: 'clean renewals',
  GetRecordAlerts: 'alerts',
  GetRecordMerge: 'merge',
  GetSameClientCandidates: 'possible duplicate clients',
  GetSigningFacts: 'conflict check',
  GetUnlinkedLocationClients: 'clients not linked to the practice system',
  LocationClientSearch: 'client search',
  Prescriptions: 'prescriptions and drafts',
  PreviewRecordMerge: 'preview of a merge',
  getLocationPatient: 'details',
};

/** What an operation reads, as text; `null` for one that impersonations do not record. @see A-434 */
export function seenWords(operation: string): string | null {
  return Object.hasOwn(seen, operation) ? (seen[operation as QueryName] ?? null) : null;
}
