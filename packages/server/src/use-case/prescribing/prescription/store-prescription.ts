import {
  batchText,
  detailLabels,
  eventNote,
  overrideReasonLabel,
  savedChanges,
  draftName,
} from '@signa/core/prescribing';
import { Failure } from '../../../failure/failure.js';
import type { FormFacts } from '../../../store/prescribing/prescription/form-facts.js';
import { formValues } from '../../../store/prescribing/prescription/form-columns.js';
import { findPrescription } from '../../../store/prescribing/prescription/prescription-store.js';
import {
  changePrescription,
  insertPrescription,
  nextRxNumber,
  type PrescriptionValues,
  recordPrescriptionEvent,
} from '../../../store/prescribing/prescription/prescription-write.js';
import { keepAlerts } from '../../../store/administration/report/alert-store.js';
import type { Work } from '../../work.js';
import { recordIssue } from './record-issue.js';
import { takeExternalCheck } from './take-external-check.js';
import type { AllowedSave, Save } from './save.js';
import { writtenBy } from './written-by.js';

/** Writes an allowed save as a new row or over its draft, and returns the prescription's id. */
export async function storePrescription(work: Work, save: Save, allowedSave: AllowedSave): Promise<string> {
  const values = {
    ...formValues(allowedSave.form),
    ...(await statusValues(work, save, allowedSave)),
    saved_at: work.now,
    written_by: JSON.stringify(writtenBy(work, save, allowedSave)),
  };
  const id = save.draft
    ? await overwrite(work, save, values)
    : await insertPrescription(work.tx, save.locationId, values);
  if (allowedSave.step.issued) {
    const externalChecks = await takeExternalCheck(work, save, { ...allowedSave, prescriptionId: id });
    await recordIssue(work, { locationId: save.locationId, id }, { ...allowedSave, externalChecks, batch: save.batch });
    await keepAlerts(
      work.tx,
      {
        locationId: save.locationId,
        at: work.now,
        against: { prescriptionId: id },
        knowledge: allowedSave.knowledge,
      },
      allowedSave.alerts,
    );
  }
  await recordPrescriptionEvent(
    work.tx,
    { locationId: save.locationId, id },
    {
      at: work.now,
      // Printing is a separate event that is recorded when it happens (P-146); Print Rx only requests it.
      kind: allowedSave.step.issued ? 'authorized' : 'draft-saved',
      actor: allowedSave.acting.displayName,
      note: eventNote({
        reason: overrideOf(allowedSave),
        changes: save.batch ? [batchText(save.batch)] : await changesOf(work, save, id),
        impersonatedBy: allowedSave.acting.impersonatedBy,
      }),
    },
  );
  return id;
}

/** Records in the trail why a prescription was issued against a contraindication (P-232). */
function overrideOf({ form }: AllowedSave): string | null {
  const reason = overrideReasonLabel(form.overrideReason);
  return reason && `${detailLabels.overrideReason}: ${reason}`;
}

/** What the save changed in its draft; nothing for a new prescription. */
async function changesOf(work: Work, { draft, locationId }: Save, id: string): Promise<string[]> {
  if (!draft) return [];
  const saved = await findPrescription(work.tx, [locationId], id);
  return saved ? savedChanges(draft, saved) : [];
}

async function overwrite(work: Work, { draft, locationId, input }: Save, values: PrescriptionValues): Promise<string> {
  if (!draft) throw new Error('Only a draft can be overwritten');
  // A form opened on an outdated draft must not overwrite what another user saved since.
  if (input.version !== undefined && input.version !== null && input.version !== draft.version) {
    throw new Failure(
      'CONFLICT',
      'Someone else changed this draft while you were editing. Reopen it to see the new version; what you typed is kept.',
    );
  }
  await changePrescription(work.tx, { locationId, id: draft.id }, values);
  return draft.id;
}

/** Values that only the server decides: status, number, dates, acting user, and license (P-005, P-006). */
async function statusValues(work: Work, { draft }: Save, { step, acting, facts, today }: AllowedSave) {
  const status = {
    rx_status: step.to ?? 'Draft',
    created_at: draft?.createdTimestamp ?? work.now,
    draft_created_at: draft?.draftCreateDate ?? (step.issued ? null : work.now),
    acting_location_user_id: acting.id,
    draft_name: draft?.draftName ?? (step.issued ? null : nameOf(work, facts)),
    impersonated_by: acting.impersonatedBy,
  };
  if (!step.issued) return { ...status, ...notIssued };
  return {
    ...status,
    rx_number: await nextRxNumber(work.tx, today.slice(0, 4)),
    issued_at: work.now,
    vet_license: facts.vet?.vetLicenseNumber ?? null,
    dea_license: facts.vet?.deaLicense ?? null,
  };
}

function nameOf({ now }: Work, { client, patient, location }: FormFacts): string {
  return draftName({ client, patient, draftCreateDate: now, timeZone: location.timeZone });
}

const notIssued = { rx_number: null, issued_at: null, vet_license: null, dea_license: null };
