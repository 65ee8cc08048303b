export { archiveInputSchema } from './archive.js';
export { cdsCallSchema } from './cds.js';
export { cdsDiscoverySchema, cdsResponseSchema } from './external-card.js';
export { clientFormSchema } from './client.js';
export { addressSchema, addressesSchema, phonesSchema } from './contact.js';
export {
  declineFormSchema,
  declineReasonSchema,
  discardSchema,
  sentOutcomeSchema,
  simpleDeclineFormSchema,
} from './decline.js';
export { externalPrescriptionSchema } from './external.js';
export { examTextSchema, handOffSchema, snoozeSchema } from './hand-off.js';
export { favoriteSchema } from './favorite.js';
export { impersonationReasonSchema, supportConsentSchema } from './impersonation.js';
export { issueRecordSchema } from './issue-record.js';
export { issuesOf } from './issues-of.js';
export { knowledgePackageSchema } from './knowledge.js';
export { locationFormSchema } from './location-form.js';
export {
  activitySchema,
  birthdateSchema,
  deceasedDateSchema,
  patientFormSchema,
  patientNameSchema,
  patientPromptSchema,
  patientUpdateSchema,
  weightEditSchema,
  weightSchema,
  weightUnitSchema,
} from './patient.js';
export {
  addShortcutSchema,
  locationSettingsSchema,
  organizationFormSchema,
  shortcutChangeSchema,
  shortcutPlaceSchema,
  shortcutSchema,
} from './practice.js';
export { prescriptionFormSchema } from './prescription-form.js';
export { recordAlertEndSchema, recordAlertSchema } from './record-alert.js';
export { prescriptionFormShape } from './prescription-form-shape.js';
export { accountFormSchema, profileSchema, userFormSchema } from './user.js';
export { workflowFormSchema } from './workflow.js';
