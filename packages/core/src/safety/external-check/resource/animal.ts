import { isBirthdateKnown, type SpeciesCode } from '../../../clients/patient/index.js';
import type { ConflictSubject } from '../../signing/index.js';
import { patientReference, type SentResource, withValues } from './fhir-json.js';

/** Codes of SNOMED CT for the species that are one animal. */
const snomedCodes: Partial<Readonly<Record<SpeciesCode, string>>> = {
  canine: '448771007',
  feline: '448169003',
  equine: '388445009',
};

function speciesConcept({ code, name }: { readonly code: SpeciesCode; readonly name: string }) {
  const snomed = snomedCodes[code];
  return withValues({ coding: snomed && [{ system: 'http://snomed.info/sct', code: snomed }], text: name });
}

/** The extension that FHIR R4 defines for animals; it requires a species. */
function animalExtension({ species, breed }: ConflictSubject['patient']) {
  if (species === null || species.code === 'unknown') return null;
  return [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/patient-animal',
      extension: [
        { url: 'species', valueCodeableConcept: speciesConcept(species) },
        ...(breed ? [{ url: 'breed', valueCodeableConcept: { text: breed.name } }] : []),
      ],
    },
  ];
}

/** Species, breed and birth date: no name, and nothing of the owner. */
export function patientResource(id: string, { patient }: ConflictSubject): SentResource {
  const birthDate = isBirthdateKnown(patient.birthdate) ? patient.birthdate : null;
  return { resourceType: 'Patient', id, ...withValues({ birthDate, extension: animalExtension(patient) }) };
}

/** The latest weight, with the day if it is that of a recorded one; none if it is unknown. */
export function weightResources(id: string, { patient, facts }: ConflictSubject): readonly SentResource[] {
  const { weight, weightUnit } = patient;
  if (weight === null || weight <= 0) return [];
  const unit = weightUnit === 'kg' ? { unit: 'kg', code: 'kg' } : { unit: 'lb', code: '[lb_av]' };
  const recorded = facts?.weights.find((one) => one.weight === weight && one.weightUnit === (weightUnit ?? 'lbs'));
  return [
    {
      resourceType: 'Observation',
      id: 'weight',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }], text: 'Body weight' },
      subject: patientReference(id),
      ...withValues({ effectiveDateTime: recorded?.at }),
      valueQuantity: { value: weight, ...unit, system: 'http://unitsofmeasure.org' },
    },
  ];
}
