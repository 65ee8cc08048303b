import { isPlainDate, type PlainDate } from '../../../base/time/index.js';
import { isBirthdateKnown, type WeightUnit } from '../../../clients/patient/index.js';
import type { ConflictPatient } from '../../signing/index.js';
import {
  conceptLabel,
  conceptText,
  type FhirConcept,
  type FhirObservation,
  type FhirPatient,
  hasCode,
  instantOf,
} from '../fhir/index.js';
import type { NotRead, Read } from './not-read.js';
import { readSpecies } from './read-species.js';

/** The extension in which FHIR R4 has the species and the breed of a patient. */
const animal = 'http://hl7.org/fhir/StructureDefinition/patient-animal';

type Animal = Pick<ConflictPatient, 'species' | 'breed' | 'birthdate' | 'weight' | 'weightUnit'>;

function partOf({ extension }: FhirPatient, url: 'species' | 'breed'): FhirConcept | null {
  const found = extension?.find((one) => one.url === animal)?.extension?.find((one) => one.url === url);
  return found?.valueCodeableConcept ?? null;
}

function readSpeciesOf(patient: FhirPatient): Read<ConflictPatient['species']> {
  const concept = partOf(patient, 'species');
  const code = readSpecies(concept);
  if (code !== null) return { value: { code, name: conceptText(concept) ?? code }, notRead: [] };
  const reason =
    concept === null
      ? `Not sent in the extension ${animal}, so warnings by species were not checked.`
      : 'Not a known species, so warnings by species were not checked.';
  return { value: null, notRead: [{ name: concept === null ? 'Species' : conceptLabel(concept), reason }] };
}

function readBreedOf(patient: FhirPatient): Read<ConflictPatient['breed']> {
  const concept = partOf(patient, 'breed');
  const name = conceptText(concept);
  if (name !== null) return { value: { code: name, name }, notRead: [] };
  const reason = 'A breed is compared by its name, which was not sent.';
  return { value: null, notRead: concept === null ? [] : [{ name: conceptLabel(concept), reason }] };
}

function readBirthdate({ birthDate }: FhirPatient, today: PlainDate): Read<ConflictPatient['birthdate']> {
  if (isPlainDate(birthDate) && isBirthdateKnown(birthDate) && birthDate <= today)
    return { value: birthDate, notRead: [] };
  const reason = 'Not a complete date in the past, so warnings by age were not checked.';
  return { value: null, notRead: birthDate == null ? [] : [{ name: `Birth date ${birthDate.slice(0, 40)}`, reason }] };
}

const poundsOrKilograms: Readonly<Record<string, { readonly unit: WeightUnit; readonly factor: number }>> = {
  kg: { unit: 'kg', factor: 1 },
  g: { unit: 'kg', factor: 0.001 },
  '[lb_av]': { unit: 'lbs', factor: 1 },
  lb: { unit: 'lbs', factor: 1 },
  lbs: { unit: 'lbs', factor: 1 },
};

/** The LOINC code of a body weight. */
const bodyWeight = ['29463-7'];
const notCounted = new Set(['entered-in-error', 'cancelled']);

const isWeight = ({ code, status }: FhirObservation) => hasCode(code, bodyWeight) && !notCounted.has(status ?? '');
const at = ({ effectiveDateTime }: FhirObservation) => instantOf(effectiveDateTime) ?? '';

/** The latest weight. */
function readWeight(observations: readonly FhirObservation[]): Read<Pick<Animal, 'weight' | 'weightUnit'>> {
  const unknown = { weight: null, weightUnit: null };
  const [latest] = observations.filter(isWeight).toSorted((a, b) => (at(a) < at(b) ? 1 : -1));
  if (!latest) return { value: unknown, notRead: [] };
  const { value, unit, code } = latest.valueQuantity ?? {};
  const known = [code, unit].flatMap((text) =>
    text != null && Object.hasOwn(poundsOrKilograms, text) ? (poundsOrKilograms[text] ?? []) : [],
  )[0];
  if (known && typeof value === 'number' && value > 0)
    return { value: { weight: value * known.factor, weightUnit: known.unit }, notRead: [] };
  const reason = 'The weight was not compared. Send it in kg or [lb_av].';
  return { value: unknown, notRead: [{ name: `Weight ${value ?? ''} ${unit ?? code ?? ''}`.slice(0, 60), reason }] };
}

/** Species, breed, birth date and weight of the patient of a call. */
export function readAnimal(
  patient: FhirPatient,
  observations: readonly FhirObservation[],
  today: PlainDate,
): Read<Animal> {
  const species = readSpeciesOf(patient);
  const breed = readBreedOf(patient);
  const birthdate = readBirthdate(patient, today);
  const weight = readWeight(observations);
  const notRead: readonly NotRead[] = [species, breed, birthdate, weight].flatMap((part) => part.notRead);
  return {
    value: { species: species.value, breed: breed.value, birthdate: birthdate.value, ...weight.value },
    notRead,
  };
}
