import type {
  ActiveTherapyFacts,
  ConflictSubject,
  IssuedTherapyFacts,
  TherapyProductFacts,
} from '../../signing/index.js';
import { patientReference, type SentResource, withValues } from './fhir-json.js';
import { drugText } from './record.js';

/** The values of a prescription that FHIR has an element for. */
interface Written {
  readonly drug: string;
  readonly directions: string | null;
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly daysSupply: number | null;
  readonly refills: number | null;
  readonly prnFlag: boolean;
}

/** The elements of a request for a medication. Unlimited refills have none in FHIR and are left out. */
function requestElements(patientId: string, written: Written) {
  const { drug, directions, quantity, unit, daysSupply, refills, prnFlag } = written;
  const dispense = withValues({
    numberOfRepeatsAllowed: prnFlag || !isWhole(refills) ? null : refills,
    quantity: isPositive(quantity) ? withValues({ value: quantity, unit }) : null,
    expectedSupplyDuration: isPositive(daysSupply)
      ? { value: daysSupply, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' }
      : null,
  });
  const text = directions?.trim() ?? '';
  return {
    medicationCodeableConcept: { text: drug },
    subject: patientReference(patientId),
    ...withValues({
      dosageInstruction: text === '' ? null : [{ text }],
      dispenseRequest: Object.keys(dispense).length === 0 ? null : dispense,
    }),
  };
}

const isPositive = (value: number | null): value is number => value !== null && value > 0 && Number.isFinite(value);
const isWhole = (value: number | null): value is number => value !== null && value >= 0 && Number.isInteger(value);

const productText = ({ title, strengthDisplay, ingredients }: TherapyProductFacts) =>
  drugText(withStrength(title, strengthDisplay), ingredients);

const withStrength = (title: string, strength: string | null) =>
  strength === null || title.toLowerCase().includes(strength.toLowerCase()) ? title : `${title} ${strength}`;

/** The id of the order in a call: that of its stored draft, else 'draft'. */
const orderId = ({ self }: ConflictSubject): string => self?.draftId ?? 'draft';

/**
 * The prescription that is being written, as far as it is filled in.
 *
 * @see P-424
 */
export function orderResource(patientId: string, subject: ConflictSubject): SentResource {
  const { product, dosing, daysSupply, self } = subject;
  const previous = self?.previousPrescriptionId ?? null;
  return {
    resourceType: 'MedicationRequest',
    id: orderId(subject),
    status: 'draft',
    intent: 'order',
    ...requestElements(patientId, {
      drug: drugText(withStrength(product.title, dosing?.strengthDisplay ?? null), product.ingredients),
      directions: dosing?.directions ?? null,
      quantity: dosing?.unitPerFill ?? null,
      unit: dosing?.unit ?? null,
      daysSupply,
      refills: dosing?.refills ?? null,
      prnFlag: dosing?.prnFlag ?? false,
    }),
    ...withValues({ priorPrescription: previous && { reference: `MedicationRequest/${previous}` } }),
  };
}

type Therapy = IssuedTherapyFacts | ActiveTherapyFacts;

const therapyResource = (
  patientId: string,
  { id, product, ...therapy }: Therapy,
  status: { readonly status: string; readonly intent: string; readonly authoredOn: string },
): SentResource => ({
  resourceType: 'MedicationRequest',
  id,
  ...status,
  ...requestElements(patientId, { drug: productText(product), unit: product.unit, ...therapy }),
});

/** Prescriptions that were issued for the patient, newest first, then requests and drafts except the order itself. */
export function prescriptionResources(patientId: string, subject: ConflictSubject): readonly SentResource[] {
  const { facts, self, patient } = subject;
  const issued = (facts?.issued ?? []).map((one) =>
    therapyResource(patientId, one, {
      status: one.isFillable ? 'active' : 'completed',
      intent: 'order',
      authoredOn: one.issuedAt,
    }),
  );
  const open = (facts?.therapy ?? []).filter(
    ({ kind, id, prescriptionId }) =>
      kind !== 'prescription' &&
      !(kind === 'request' && id === self?.taskId) &&
      !(kind === 'draft' && id === self?.draftId) &&
      (prescriptionId === null || prescriptionId !== self?.draftId),
  );
  const known = new Set((facts?.issued ?? []).map(({ id }) => id));
  const recorded = patient.activePrescriptions.filter(
    ({ prescriptionId }) => prescriptionId !== null && !known.has(prescriptionId),
  );
  return [
    ...issued,
    ...open.map((one) =>
      therapyResource(
        patientId,
        // A request and a draft of the same number are different records.
        { ...one, id: `${one.kind}-${one.id}` },
        { status: 'draft', intent: one.kind === 'draft' ? 'order' : 'proposal', authoredOn: one.at },
      ),
    ),
    ...recorded.map(({ name, ingredients, prescriptionId }): SentResource => ({
      resourceType: 'MedicationRequest',
      id: prescriptionId ?? '',
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: drugText(name, ingredients) },
      subject: patientReference(patientId),
    })),
  ];
}
