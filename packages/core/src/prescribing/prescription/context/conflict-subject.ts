import { countsAsOtc } from '../../../catalog/product/index.js';
import { type ConflictSubject, withReadMedications } from '../../../safety/conflict/index.js';
import { type LicensedVet, lawNotChecked } from '../../../safety/law/index.js';
import { chosenVet } from '../field/authorizing-vet.js';
import type { PrescriptionForm } from '../form/form.js';
import type { PrescriptionFormFacts } from './form-facts.js';
import { identityOf } from './identity.js';

/** A number that is not one while it is being typed counts as missing. */
const typed = (value: number | null) => (value !== null && Number.isNaN(value) ? null : value);

type FilledIn = Pick<
  PrescriptionForm,
  'daysSupply' | 'flavorId' | 'unitPerFill' | 'directions' | 'refills' | 'prnFlag' | 'authorizingVet'
>;

/** The vet named in the form; `null` without one, and for a product that requires no license. */
function licensedVet({ product, authorizingVets }: PrescriptionFormFacts, form: FilledIn): LicensedVet | null {
  return product === null || countsAsOtc(product) ? null : chosenVet(form, authorizingVets);
}

/**
 * The subject of the conflict check; `null` without a product, a patient or knowledge, and for office use, which has
 * no patient.
 *
 * @see P-082, P-088, P-231
 */
export function conflictSubject(facts: PrescriptionFormFacts, form: FilledIn): ConflictSubject | null {
  const { location, product, patient, isOfficeUse, today, previous, entry, known, knowledge } = facts;
  if (!product || !patient || isOfficeUse || !knowledge) return null;
  return {
    product,
    patient: withReadMedications(patient, knowledge),
    daysSupply: typed(form.daysSupply),
    flavorId: form.flavorId,
    today,
    knowledge,
    timeZone: location.timeZone,
    renewedProductId: entry === 'approval' ? (previous?.productId ?? null) : null,
    dosing: {
      strengthDisplay: product.strengthDisplay,
      unit: product.unitMeasure?.description ?? null,
      packsizeQty: product.packsizeQty,
      unitPerFill: typed(form.unitPerFill),
      directions: form.directions,
      refills: typed(form.refills),
      prnFlag: form.prnFlag,
    },
    ...(known ? { facts: known } : {}),
    law: lawNotChecked({ product, location, today, knowledge }, licensedVet(facts, form)),
    self: identityOf(facts),
  };
}
