import { supportLookUps } from '../impersonation/index.js';
import type { MutationName } from '../operation/index.js';

/** What each change is called where it is told of afterwards; one without words does not compile. */
const changed: Readonly<Record<MutationName, string>> = {
  AddDelegatedUser: 'Delegated access',
  AddLocation: 'Added a location',
  AddLocationClient: 'Added a client',
  AddLocationPatient: 'Added a patient',
  AddOfficeUseClient: 'Added the office-use client',
  AddOrganization: 'Added an organization',
  AddPrescription: 'Wrote a prescription',
  AddRole: 'Added a role',
  AddShortcut: 'Added a shortcut',
  AddUser: 'Added a user',
  ArchivePrescription: 'Archived a prescription, or took it back',
  ChangePrimaryLocation: 'Changed the primary location of a user',
  CompleteAccessReview: 'Finished the review of who may authorize',
  DeclinePrescription: 'Declined a draft',
  DeleteDelegatedUser: 'Took delegated access back',
  DeletePrescription: 'Deleted a draft',
  DeleteShortcut: 'Deleted a shortcut',
  EndSession: 'Ended a session',
  ExitImpersonation: 'Stopped working as somebody',
  KeepAccess: 'Kept the right to authorize',
  LocationUserProfilePictureUpload: 'Changed the picture of a user',
  LockImpersonation: 'Locked changes while working as somebody',
  MarkImpersonationRead: 'Read what support did',
  MergeRecords: 'Merged two records',
  RemoveLocationUserProfilePicture: 'Removed the picture of a user',
  ResendMessage: 'Sent a message again that was not delivered',
  OpenSupportAccess: 'Support opened the look-up of records',
  ReprintPrescription: 'Printed a prescription',
  StartImpersonation: 'Began to work as somebody',
  UndoPimsImport: 'Undid an import',
  UndoRecordMerge: 'Undid a merge',
  UnlockImpersonation: 'Unlocked changes while working as somebody',
  UpdateLocation: 'Changed the location',
  UpdateLocationClient: 'Changed a client',
  UpdateLocationPatient: 'Changed a patient',
  UpdateLocationPatientForConflict: 'Corrected the weight of a patient',
  UpdateLocationUser: 'Changed the profile of a user',
  UpdateLocationWritebackEnabled: 'Switched the writing back to the practice system',
  UpdateOrganization: 'Changed the organization',
  UpdatePrescription: 'Changed a prescription',
  UpdatePrescriptionTaskWorkflow: 'Assigned a request',
  UpdateRole: 'Changed a role',
  UpdateShortcut: 'Changed a shortcut',
  UpdateSupportConsent: 'Changed the consent for support',
  UpdateUser: 'Changed a user',
  UpsertLocationClient: 'Changed a client',
  UpsertLocationPatientClient: 'Changed whose a patient is',
  UpsertPrescriptionTask: 'Answered a request',
  syncPimsUsers: 'Brought the users of the practice system up to date',
  upsertPrescriptionWorkflow: 'Assigned a draft',
};

/** What happens by no call of the contract. */
const beside: Readonly<Record<string, string>> = {
  AddPharmacy: 'Added a pharmacy',
  AddSupportUser: 'Added a support user',
  ChangePharmacy: 'Changed a pharmacy',
  ChangeSupportUser: 'Changed a support user',
  ExportPractice: 'Exported everything of the location',
  ImportClients: 'Imported clients from a file',
  ImportPatients: 'Imported patients from a file',
  ImportPrescriptions: 'Imported prescriptions of another system from a file',
  ImportProducts: 'Added or changed products from a file',
  LoadLists: 'Added what forms choose from',
  RemoveSupportUser: 'Took a support user away',
  SetFeature: 'Turned a feature on or off',
  HelpClient: 'Ordered on behalf of a client',
  ImpersonationExpired: 'Stopped working as somebody, by time',
  UndoFileImport: 'Took back what a file added',
  'order.status': 'The pharmacy told of an order',
  'prescription.expiring': 'A prescription is about to expire',
};

/** A change in words; what has none is told by its name, spaced. @see A-247 */
export function auditAction(operation: string): string {
  const known = { ...beside, ...supportLookUps, ...changed } as Readonly<Record<string, string | undefined>>;
  return (Object.hasOwn(known, operation) ? known[operation] : undefined) ?? inWords(operation);
}

/** Every action that has words. */
export const actionWords: readonly string[] = [...Object.values(beside), ...Object.values(changed)];

/** 'vetLicenseNumber' and 'order.status' as 'Vet license number' and 'Order status'. */
export function inWords(name: string): string {
  const words = name
    .replace(/[._-]+/g, ' ')
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .trim();
  const lower = words.replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase());
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}
