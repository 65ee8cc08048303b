import type { UpdateLocationPatientInput } from '@signa/core/contract';
import type { MutationUpdateLocationPatientArgs } from '@signa/core/contract/resolvers';
import { recheckedText } from '@signa/core/prescribing';
import {
  declineOfPatientChange,
  factsWhereEmpty,
  lifeStateAfter,
  patientAfter,
  valuesOfPatient,
} from '@signa/core/clients';
import { mayCall } from '@signa/core/administration';
import { patientUpdateSchema } from '@signa/core/schema';
import { notFound, requireValid, throwRefusal } from '../../../failure/failure.js';
import { linksOf, storeLinks } from '../../../store/clients/patient/client-link-store.js';
import { changePatient, findPatient, type StoredPatient } from '../../../store/clients/patient/patient-store.js';
import { recordWeight } from '../../../store/clients/patient/recorded-weight.js';
import { declinePendingTasks } from '../../prescribing/task/decline-pending-tasks.js';
import { keepChange } from '../../pims/pims/keep-change.js';
import { isLinkOfRecord, linkColumns, linkOfUpdate } from '../../pims/pims/record-link.js';
import type { Outcome, Work } from '../../work.js';
import { changedLinks } from './client-links.js';
import { recheckForSpecies, recordSpeciesChange } from './judge-species-change.js';
import { patientFacts } from './patient-facts.js';
import { patientIdOf } from './patient-of-call.js';
import { formOfStored, updateOf } from './patient-form.js';
import { formFields, lastExamRecorded, patientValues } from './patient-values.js';

/**
 * Updates the fields sent; a change of species clears what the new one does not offer (C-064, C-071). Deactivating the
 * patient or marking it deceased declines the pending requests in the same transaction (C-076).
 */
export async function updatePatient(
  work: Work,
  args: MutationUpdateLocationPatientArgs,
): Promise<Outcome<StoredPatient>> {
  const { input } = args;
  const { record: before, acting } = await work.lock('patient', { id: patientIdOf(args) });
  const { locationId, id } = before;
  permitFields(work, before, input);
  const link = await linkOfUpdate(work, 'patient', before, input);
  const isImport = isLinkOfRecord(link, input);
  const sent = updateOf(input);
  const update = isImport ? factsWhereEmpty(before, sent) : sent;
  const stored = formOfStored(before);
  const speciesCode = update.speciesCode ?? stored.speciesCode;
  const facts = await patientFacts(work, locationId, { speciesCode, stored, isImport });
  requireValid(patientUpdateSchema({ ...facts, storedDeceasedDate: before.deceasedDate }), update);
  const form = patientAfter(update, facts);
  const changed = formFields(form).filter((field) => update[field] !== undefined || form[field] !== stored[field]);
  const life = lifeStateAfter(before, update);
  const open = form.speciesCode === null ? [] : await recheckForSpecies(work, before, form.speciesCode);
  await changePatient(work.tx, before, {
    ...patientValues(form, changed, facts, before),
    ...lastExamRecorded(form, before, { at: work.now, by: acting.displayName }),
    ...(link && linkColumns(link)),
    is_active: life.isActive,
    is_deceased: life.isDeceased,
    deceased_date: life.deceasedDate,
  });
  const weightUnit = form.weightUnit as StoredPatient['weightUnit'];
  await recordWeight(work.tx, before, { weight: form.weight, weightUnit }, { at: work.now, by: acting.displayName });
  if (input.locationPatientClients) {
    const links = await changedLinks(work, await linksOf(work.tx, before), input.locationPatientClients);
    await storeLinks(work.tx, before, links);
  }
  const reason = declineOfPatientChange(before, life);
  const declinedTasks = reason ? await declinePendingTasks(work, locationId, { patientId: id }, reason, acting) : [];
  const answer = await findPatient(work.tx, [locationId], id);
  if (!answer) throw new Error('The updated patient could not be read back');
  await recordSpeciesChange(work, { before, after: answer, open }, acting);
  const declined = input.declinedPimsValues ?? [];
  const values = { before: valuesOfPatient(before), after: valuesOfPatient(answer), declined };
  // Values that a link fills come from the record, which is compared at its next read.
  if (link === null) await keepChange(work, { linked: 'patient', locationId, id, record: answer, ...values }, acting);
  return {
    locationId,
    answer,
    subject: `patient:${id}`,
    before,
    after: {
      ...answer,
      declinedTasks,
      ...(open.length > 0 && { judgedPrescriptions: open.map((one) => recheckedText(one, one.findings)) }),
      ...(declined.length > 0 && { declinedPimsValues: declined }),
    },
  };
}

/**
 * Correcting weight and birth date requires a lesser right. A patient of another location is reported as
 * missing.
 */
function permitFields(work: Work, { locationId }: StoredPatient, input: UpdateLocationPatientInput): void {
  const { id: _id, locationId: sentLocation, ...sent } = input;
  const fields = Object.keys(sent).filter((field) => sent[field as keyof typeof sent] !== undefined);
  const verdict = mayCall({
    operation: 'UpdateLocationPatient',
    caller: work.actor.caller,
    locationIds: [locationId],
    facts: { fields },
  });
  if (!verdict.allowed) throwRefusal(verdict);
  if (sentLocation && sentLocation !== locationId) throw notFound('Patient');
}
