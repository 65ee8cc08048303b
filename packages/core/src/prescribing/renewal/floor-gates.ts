import { formatDate, todayIn } from '../../base/time/index.js';
import { prescriptionName } from '../../catalog/prescription-name/index.js';
import { isControlled } from '../../catalog/product/index.js';
import { gradeOf } from '../../safety/conflict/index.js';
import { stateSchedules, unmarkedSchedule } from '../../safety/law/index.js';
import { isSevere } from '../../safety/signing/index.js';
import { decidePrescriptionSave } from '../prescription/change/index.js';
import {
  compareWithLast,
  lastTimeOf,
  prescriptionFormContext,
  requestedQuantityOf,
  type LastPrescription,
  whichAnimalOf,
} from '../prescription/index.js';
import { joinedTypes } from '../task/index.js';
import { failed, passed, type RenewalGate } from './gate.js';
import type { RenewalSource } from './renewal-source.js';

/** The newest prescription of the ingredient, which the renewal is compared with. */
export const lastOf = ({ summary, previous }: RenewalSource): LastPrescription | null =>
  lastTimeOf({ ...summary, previous });

function requestGate({ request, previous, form }: RenewalSource): RenewalGate {
  const isRenewal = joinedTypes.some((type) => type === request.type) && request.status === 'PENDING';
  if (!isRenewal || previous === null || form.isOfficeUse)
    return failed('request', 'not-a-renewal', 'The request renews no prescription of this patient.');
  if (request.prescriptionId !== null)
    return failed('request', 'draft', 'A draft was begun for this request. Open the request to finish it.');
  return passed('request', 'Renews a prescription');
}

function controlledGate({ formFacts: { product, location, today, knowledge } }: RenewalSource): RenewalGate {
  if (product === null || knowledge === null)
    return failed('controlled', 'not-checked', 'The schedule of the product could not be checked.');
  const law = { product, location, today, knowledge };
  const isScheduled = stateSchedules(law).length > 0 || unmarkedSchedule(law) !== null;
  return isControlled(product) || isScheduled
    ? failed('controlled', 'controlled', 'Controlled products are authorized one at a time.')
    : passed('controlled', 'Not controlled');
}

function lastTimeGate(source: RenewalSource): RenewalGate {
  const { request, form, formFacts, summary } = source;
  const last = lastOf(source);
  const against = compareWithLast(form, summary, last);
  if (last === null || against === null || last.issuedAt === null)
    return failed('lastTime', 'no-last-time', 'No prescription of this drug was issued here before.');
  const asked = requestedQuantityOf(formFacts);
  if (last.product.id !== form.productId || (request.productId !== null && request.productId !== form.productId))
    return failed('lastTime', 'other-drug', 'Another product or package than last time.');
  if (against.strength !== 'same') return failed('lastTime', 'other-drug', 'Another strength than last time.');
  if (asked !== null && asked !== last.quantity)
    return failed(
      'lastTime',
      'other-quantity',
      `The request asks for ${asked}; last time it was ${last.quantity ?? 'not recorded'}.`,
    );
  if (against.quantity !== 'same') return failed('lastTime', 'other-quantity', 'Another quantity than last time.');
  if (against.directions !== 'same') return failed('lastTime', 'other-directions', 'Other directions than last time.');
  const isOther = [against.daysSupply, against.flavorId].includes('differs');
  const asksOtherFlavor = request.flavorId !== null && request.flavorId !== form.flavorId;
  if (against.refills !== 'same' || isOther || asksOtherFlavor)
    return failed('lastTime', 'other-values', 'Refills, days supply or flavor differ from last time.');
  const day = formatDate(todayIn(formFacts.location.timeZone, last.issuedAt));
  return passed('lastTime', `As on ${prescriptionName(last)} of ${day}`);
}

function warningsGate({ report, formFacts }: RenewalSource): RenewalGate {
  if (report === null)
    return failed('warnings', 'not-checked', 'The patient could not be checked against the product.');
  const { conflicts, duplicates, doubts } = report;
  if (duplicates.length > 0)
    return failed('warnings', 'duplicate', 'The patient already has this drug or one like it.');
  if (conflicts.length > 0 || isSevere(gradeOf(report)))
    return failed('warnings', 'warning', 'There is a warning above Worth knowing.');
  if (doubts.length > 0) return failed('warnings', 'dose', doubts[0]?.title ?? 'A number has to be confirmed.');
  if (whichAnimalOf(formFacts) !== null)
    return failed('warnings', 'animal', 'Another animal could be meant. Open the request to choose.');
  return passed('warnings', 'No warning above Worth knowing');
}

function checksGate({ report, formFacts: { known }, externalServices }: RenewalSource): RenewalGate {
  const open = [...(report?.notChecked ?? []), ...(report?.readAs.filter(({ as }) => as === null) ?? [])];
  if (report === null || known === null || open.length > 0)
    return failed(
      'checks',
      'not-checked',
      `Not checked: ${open.map(({ name }) => name).join(', ') || 'the patient’s record'}.`,
    );
  if (externalServices.length > 0)
    return failed(
      'checks',
      'external-check',
      `${externalServices.join(', ')} answers only for a prescription that is open. Open the request.`,
    );
  return passed('checks', 'Every check was made');
}

/** The vet whose patient it is: the assigned one, else that of the patient, else that of the last prescription. */
const responsibleVetId = ({ request, patient, previous }: RenewalSource): string | null =>
  request.assignedToLocationUser?.id ?? patient.prescVetLocationUserId ?? previous?.authorizingVet ?? null;

function vetGate(source: RenewalSource): RenewalGate {
  const vetId = responsibleVetId(source);
  const { viewerId } = source.formFacts;
  if (vetId !== null && vetId === viewerId) return passed('vet', 'Your patient');
  const isDelegated = vetId !== null && source.ownVetIds.includes(vetId);
  const name = source.summary.vets.find(({ id }) => id === vetId)?.displayName;
  if (isDelegated) return passed('vet', `Delegated to you${name ? ` by ${name}` : ''}`);
  return failed(
    'vet',
    'other-vet',
    vetId === null ? 'No vet is responsible for it.' : `A patient of ${name ?? 'another vet'}.`,
  );
}

function authorityGate({ form, formFacts, report, authority }: RenewalSource): RenewalGate {
  const decision = decidePrescriptionSave({
    type: 'AuthorizeRx',
    form,
    current: { rxStatus: null, archived: false },
    authority,
    context: prescriptionFormContext(formFacts, report && gradeOf(report)),
  });
  if (decision.allowed && decision.step.issued) return passed('authority', 'License, law and form allow it');
  const { failure } = decision.allowed ? { failure: null } : decision;
  const text = failure?.issues.map(({ message }) => message).join(' ') || failure?.message;
  return failed('authority', 'not-allowed', text ?? 'It cannot be issued as it is.');
}

/**
 * The gates that no practice can switch off. A fact that is missing fails its gate.
 *
 * @see P-461, P-462
 */
export const floorGates = (source: RenewalSource): readonly RenewalGate[] => [
  requestGate(source),
  controlledGate(source),
  lastTimeGate(source),
  warningsGate(source),
  checksGate(source),
  vetGate(source),
  authorityGate(source),
];
