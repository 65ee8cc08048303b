import { eventNote, recheckPrescription, type ShownFinding, speciesChangeReason } from '@signa/core/prescribing';
import { patientAfter } from '@signa/core/clients';
import { type Instant, todayIn } from '@signa/core/base';
import { activeKnowledge } from '../../../store/knowledge/active-knowledge.js';
import type { StoredPatient } from '../../../store/clients/patient/patient-store.js';
import { findOpenPrescriptions } from '../../../store/prescribing/prescription/open-prescriptions.js';
import { recordPrescriptionEvent } from '../../../store/prescribing/prescription/prescription-write.js';
import { findSpeciesName } from '../../../store/clients/patient/species-store.js';
import { judged } from '../../../store/catalog/product/judged-product.js';
import type { Queryable } from '../../../store/statement.js';
import type { Acting } from '../../guard/acting.js';
import type { Work } from '../../work.js';
import { patientFacts } from './patient-facts.js';
import { formOfStored } from './patient-form.js';

/** An open prescription, with the data needed to evaluate it for another species of its patient. */
interface JudgedPrescription {
  readonly id: string;
  readonly rxNumber: string | null;
  readonly title: string;
  readonly strengthDisplay: string | null;
  readonly findings: readonly ShownFinding[];
}

/**
 * Evaluates the open prescriptions of a patient for another species; returns none if the patient already has that
 * species (P-338).
 */
export async function recheckForSpecies(
  { tx, now }: { readonly tx: Queryable; readonly now: Instant },
  patient: StoredPatient,
  speciesCode: string,
): Promise<readonly JudgedPrescription[]> {
  const name = speciesCode === patient.species?.code ? null : await findSpeciesName(tx, speciesCode);
  if (name === null) return [];
  const stored = formOfStored(patient);
  const facts = await patientFacts({ tx, now }, patient.locationId, { speciesCode, stored, isImport: false });
  const { breedCode, healthConditions } = patientAfter({ speciesCode }, facts);
  const after = {
    ...patient,
    species: { code: speciesCode as NonNullable<StoredPatient['species']>['code'], name, icon: '' },
    breed: breedCode === null ? null : patient.breed,
    healthConditions: [...healthConditions],
  };
  const open = await findOpenPrescriptions(tx, patient, now);
  const { knowledge } = await activeKnowledge(tx, { locationId: patient.locationId, now });
  return open.map((prescription) => ({
    id: prescription.id,
    rxNumber: prescription.rxNumber,
    title: prescription.product.title,
    strengthDisplay: prescription.product.strengthDisplay,
    findings: recheckPrescription({
      prescriptionId: prescription.id,
      product: judged(prescription.product),
      patient: after,
      daysSupply: prescription.daysSupply,
      flavorId: prescription.flavorId,
      today: todayIn(prescription.timeZone, now),
      knowledge,
    }),
  }));
}

/**
 * Records in the trail of each open prescription that its patient has another species now, and which conflicts result.
 */
export async function recordSpeciesChange(
  { tx, now }: Work,
  { before, after, open }: SpeciesChange,
  { displayName, impersonatedBy }: Acting,
): Promise<void> {
  const names = { from: before.species?.name ?? null, to: after.species?.name ?? '' };
  for (const { id, findings } of open)
    await recordPrescriptionEvent(
      tx,
      { locationId: before.locationId, id },
      {
        at: now,
        kind: 'species-changed',
        actor: displayName,
        note: eventNote({ changes: [...speciesChangeReason(names, findings)], impersonatedBy }),
      },
    );
}

interface SpeciesChange {
  readonly before: StoredPatient;
  readonly after: StoredPatient;
  readonly open: readonly JudgedPrescription[];
}
