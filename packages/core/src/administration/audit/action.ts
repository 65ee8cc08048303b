import { supportReads } from '../impersonation/index.js';
import type { MutationName } from '../../contract/index.js';

/** The text for each mutation in the audit and the timeline. Omitting one is a compile error. */
const changed: Readonly<Record<MutationName, string>> = {
  AddDelegatedUser: 'Delegated access',
  AddFavorite: 'Added a favorite',
  AddLocation: 'Added a location',
  AddLocationClient: 'Added a client',
  AddLocationPatient: 'Added a patient',
  AddOfficeUseClient: 'Added the office-use client',
  AddOrganization: 'Added an organization',
  AddPrescription: 'Wrote a prescription',
  AddRecordAlert: 'Added an alert',
  AddRole: 'Added a role',
  AddShortcut: 'Added a shortcut',
  AddUser: 'Added a user',
  AnswerExternalCard: 'Answered a card of a CDS service',
  ArchivePrescription: 'Archived or restored a prescription',
  UndoPrescriptions: 'Undid a signature',
  ChangePrimaryLocation: 'Changed the primary location of a user',
  CompleteAccessReview: 'Completed the access review',
  DeclinePrescription: 'Declined a draft',
  DeleteDelegatedUser: 'Revoked delegated access',
  DeleteFavorite: 'Deleted a favorite',
  DeletePrescription: 'Deleted a draft',
  DeleteShortcut: 'Deleted a shortcut',
  EndRecordAlert: 'Ended an alert',
  EndSession: 'Ended a session',
  ExitImpersonation: 'Ended an impersonation',
  SetWarningOverride: 'Changed how a warning is shown',
  ConfirmWarningOverride: 'Confirmed that a contraindication is weakened',
  EndWarningOverride: 'Ended the change of a warning',
  SendImportPart: 'Uploaded a part of a file',
  AddImportFile: 'Uploaded a file of records',
  ChangeImportMapping: 'Changed how a file of records is read',
  CheckImportFile: 'Checked a file of records',
  StartImportFile: 'Imported a file of records',
  UndoImportFile: 'Undid the import of a file',
  RemoveImportFile: 'Removed a file of records',
  KeepAccess: 'Kept the right to authorize',
  LocationUserProfilePictureUpload: 'Changed the picture of a user',
  HandOffRequest: 'Handed off a request',
  SnoozeRequest: 'Snoozed a request',
  AskForExam: 'Asked for an exam first',
  MarkHandOffRead: 'Read a note of a colleague',
  LockImpersonation: 'Locked changes in an impersonation',
  MarkImpersonationRead: 'Viewed support activity',
  MergeRecords: 'Merged two records',
  ReassignRequests: 'Reassigned a request',
  RemoveLocationUserProfilePicture: 'Removed the picture of a user',
  ResendMessage: 'Resent an undelivered message',
  OpenSupportAccess: 'Support opened record lookup',
  ReprintPrescription: 'Printed a prescription',
  SaveQueueViews: 'Changed their views of the requests',
  StartImpersonation: 'Started an impersonation',
  UndoPimsImport: 'Undid an import',
  UndoRecordMerge: 'Undid a merge',
  UnlockImpersonation: 'Unlocked changes in an impersonation',
  UpdateFavorite: 'Changed a favorite',
  UpdateLocation: 'Changed the location',
  UpdateLocationClient: 'Changed a client',
  UpdateLocationPatient: 'Changed a patient',
  UpdateLocationPatientForConflict: 'Corrected the weight of a patient',
  UpdateLocationUser: 'Changed the profile of a user',
  UpdateLocationWritebackEnabled: 'Turned writeback to the practice system on or off',
  UpdateOrganization: 'Changed the organization',
  UpdatePrescription: 'Changed a prescription',
  UpdatePrescriptionTaskWorkflow: 'Assigned a request',
  UpdateRecordAlert: 'Changed or confirmed an alert',
  UpdateRole: 'Changed a role',
  UpdateShortcut: 'Changed a shortcut',
  AuthorizeRenewals: 'Authorized a renewal together with others',
  UpdateRenewalGates: 'Changed which renewals may be authorized together',
  UpdateSupportConsent: 'Changed the consent for support',
  UpdateUser: 'Changed a user',
  UpsertLocationClient: 'Changed a client',
  UpsertLocationPatientClient: 'Changed the clients of a patient',
  UpsertPrescriptionTask: 'Answered a request',
  syncPimsUsers: 'Updated the users from the practice system',
  upsertPrescriptionWorkflow: 'Assigned a draft',
};

/** The texts for actions outside the contract: events, timers and operators' commands. */
const beside: Readonly<Record<string, string>> = {
  AddPharmacy: 'Added a pharmacy',
  AddSupportUser: 'Added a support user',
  ChangePharmacy: 'Changed a pharmacy',
  CheckForProgram: 'Checked orders for another program',
  ChangeSupportUser: 'Changed a support user',
  ExportPractice: 'Exported all data of the location',
  ImportClients: 'Imported clients from a file',
  ImportPatients: 'Imported patients from a file',
  ImportPrescriptions: 'Imported external prescriptions from a file',
  ImportProducts: 'Added or changed products from a file',
  ImportKnowledge: 'Imported a knowledge package',
  ActivateKnowledge: 'Activated a knowledge package',
  LoadLists: 'Added the built-in lookup lists',
  AddBreeds: 'Added breeds to the list',
  RemoveSupportUser: 'Removed a support user',
  SetFeature: 'Turned a feature on or off',
  HelpClient: 'Ordered on behalf of a client',
  ImpersonationExpired: 'Impersonation ended by its time limit',
  UndoFileImport: 'Undid a file import',
  'order.status': 'The pharmacy updated an order',
  'prescription.expiring': 'A prescription is about to expire',
};

/** An action as text; one without a text is shown by its name with spaces. @see A-247 */
export function auditAction(operation: string): string {
  const known = { ...beside, ...supportReads, ...changed } as Readonly<Record<string, string | undefined>>;
  return (Object.hasOwn(known, operation) ? known[operation] : undefined) ?? inWords(operation);
}

/** Every action with a text. */
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
