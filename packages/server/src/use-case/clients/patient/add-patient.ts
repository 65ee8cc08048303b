import type { MutationAddLocationPatientArgs } from '@signa/core/contract/resolvers';
import { missingClientIssues } from '@signa/core/clients';
import { linkedId } from '@signa/core/practice';
import { issuesOf, patientFormSchema } from '@signa/core/schema';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import { storeLinks } from '../../../store/clients/patient/client-link-store.js';
import { findPatient, insertPatient, type StoredPatient } from '../../../store/clients/patient/patient-store.js';
import { recordWeight } from '../../../store/clients/patient/recorded-weight.js';
import { keepMadePatients } from '../../../store/pims/pims-import/made-store.js';
import { keepImport } from '../../pims/pims/keep-import.js';
import { linkColumns, linkOfNew } from '../../pims/pims/record-link.js';
import { importOf } from '../../pims/pims-import/keep-made.js';
import type { Outcome, Work } from '../../work.js';
import { changedLinks } from './client-links.js';
import { patientFacts } from './patient-facts.js';
import { formOfAdded, type ImportedRecord } from './imported-form.js';
import { formFields, lastExamRecorded, patientValues } from './patient-values.js';

/**
 * Adds a patient to one or more active clients of a location; patient and links are stored together or not at all
 * (C-052, C-083, C-159). Codes come from the lookups (C-069). Linking a PIMS record requires importing to be enabled
 * (C-085), and fields that are not sent are taken from that record (C-119).
 *
 * @param imported - source record as reported by the PIMS; `null` without one
 */
export async function addPatient(
  work: Work,
  { input }: MutationAddLocationPatientArgs,
  imported: ImportedRecord | null,
): Promise<Outcome<StoredPatient>> {
  const { locationId } = input;
  const acting = await work.actAt(locationId);
  const made = imported && (await importOf(work, locationId, input.pimsImportId, acting));
  const link = await linkOfNew(work, 'patient', locationId, { ...input, ...imported?.ids });
  // Its import was undone while this call ran: the record was not read and no longer exists.
  if (imported === null && linkedId(link) !== null) throw new Failure('CONFLICT');
  const isImport = input.isPIMSImport === true;
  const { form, isActive } = await formOfAdded(work, input, imported);
  const { speciesCode, weight, weightUnit } = form;
  const facts = await patientFacts(work, locationId, { speciesCode, stored: null, isImport });
  const changes = input.locationPatientClients ?? [];
  requireNoIssues([...issuesOf(patientFormSchema(facts), form), ...missingClientIssues(changes)]);
  const links = await changedLinks(work, null, changes);
  const id = await insertPatient(work.tx, {
    name: '',
    ...patientValues(form, formFields(form), facts, null),
    ...lastExamRecorded(form, null, { at: work.now, by: acting.displayName }),
    ...linkColumns(link),
    is_pims_import: isImport,
    location_id: locationId,
    is_active: isActive,
  });
  await storeLinks(work.tx, { locationId, id }, links);
  const after = { weight, weightUnit: weightUnit as StoredPatient['weightUnit'] };
  const nothing = { locationId, id, weight: null, weightUnit: null };
  await recordWeight(work.tx, nothing, after, { at: work.now, by: acting.displayName });
  const answer = await findPatient(work.tx, [locationId], id);
  if (!answer) throw new Error('The added patient could not be read back');
  if (imported) await keepImport(work, answer, imported.record, acting);
  if (made) await keepMadePatients(work.tx, made, [id]);
  return { locationId, answer, subject: `patient:${id}`, before: null, after: answer };
}
