import {
  alertKinds,
  alertKindSpec,
  contactMethodWords,
  languageCodes,
  languageName,
} from '../../clients/record-alert/index.js';
import type { FieldTable } from './field-table.js';

const kindLabels = Object.fromEntries(alertKinds.map((kind) => [kind, alertKindSpec(kind).label]));
const languageLabels = Object.fromEntries(languageCodes.map((code) => [code, languageName(code)]));

/** Fields of every kind of record, links to the practice system, merges and imports. */
export const recordFields: FieldTable = {
  id: null,
  uuid: null,
  sourceUuid: null,
  version: null,
  updatedAt: null,
  icon: null,
  code: null,
  locationId: null,
  name: 'Name',
  isActive: 'Active',
  pimsId: { label: 'Record in the practice system', presence: 'record' },
  pimsProviderId: null,
  isPIMSImport: 'Imported from the practice system',

  mergedIntoId: { label: 'Merged into', of: 'self' },
  into: { label: 'Merged into', of: 'self' },
  merged: { label: 'Merged record', of: 'self' },
  undone: { label: 'Separated record', of: 'self' },
  'client.kept': null,
  'patient.kept': null,
  other: null,
  answers: { label: 'Values chosen', counted: ['field', 'fields'] },
  changes: { label: 'Rows moved', counted: ['row', 'rows'] },

  alert: '',
  'alert.kind': { label: 'Alert', codes: kindLabels },
  'alert.text': 'Alert text',
  'alert.language': { label: 'Preferred language', codes: languageLabels },
  'alert.contactMethod': { label: 'Do not contact by', codes: contactMethodWords },
  'alert.lastDay': 'Last day of the alert',
  'alert.endReason': 'Why the alert ended',

  goes: { label: 'Removed', byName: true },
  stays: { label: 'Kept', byName: true },
  importUndone: null,
  // The records of an import and their later state, on which its undo was based.
  ...{ made: null, now: null, links: null, linksMade: null, synced: null, weights: null, isMerged: null },
  ...{ deletedDrafts: null, orderLines: null, requests: null, alerts: null, 'patient.prescriptions': null },
  ...{ 'client.prescriptions': null, patientIds: null, 'patient.vet': null, weightRecordedAt: null },
};
