import type { MutationName, QueryName } from '@signa/core/operation';

const taskLists = [
  'GetPrescriptionTasks',
  'GetPrescriptionTasksCount',
  'GetPrescriptionTasksGrouped',
  'GetPrescriptionTasksGroupedCount',
  'GetPrescriptionTask',
] as const;
const prescriptionLists = [
  'Prescriptions',
  'GetPrescriptionHistory',
  'GetPrescriptionCount',
  'GetPrescription',
] as const;
const both = [...taskLists, ...prescriptionLists] as const;

/** The reads whose answer a mutation may change; they are asked again after it succeeded. */
export const touchedBy: Readonly<Record<MutationName, readonly QueryName[]>> = {
  AddPrescription: both,
  UpdatePrescription: both,
  DeclinePrescription: both,
  DeletePrescription: both,
  ArchivePrescription: prescriptionLists,
  ReprintPrescription: prescriptionLists,
  UpsertPrescriptionTask: both,
  UpdatePrescriptionTaskWorkflow: taskLists,
  upsertPrescriptionWorkflow: both,
  AddShortcut: ['Shortcut'],
  AddLocation: ['GetUserByUsername', 'Locations', 'LocationCount'],
  AddOfficeUseClient: ['GetOfficeUseClient'],
  UpdateLocationClient: ['GetLocationClient', ...taskLists, ...prescriptionLists],
  UpdateLocationPatient: ['getLocationPatient', ...taskLists, ...prescriptionLists],
  UpdateLocationPatientForConflict: ['getLocationPatient', ...taskLists, ...prescriptionLists],
  UpdateLocationUser: ['GetUserByUsername', 'GetLocationUser', 'LocationsUsers', 'getLocationUsersThatCanAuthorize'],
  StartImpersonation: [],
  ExitImpersonation: [],
};
