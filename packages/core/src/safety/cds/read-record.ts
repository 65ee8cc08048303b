import type { KnowledgePackage } from '../../knowledge/index.js';
import type { PlainDate } from '../../base/time/index.js';
import { type CdsCall, type PrefetchKey, prefetchKeys } from './cds-call.js';
import {
  conceptLabel,
  type FhirMedication,
  type FhirPatient,
  type FhirResource,
  isOfOther,
  resourcesOf,
} from './fhir/index.js';
import type { ReadRecord } from './order-subjects.js';
import type { NotRead, Read } from './reading/not-read.js';
import { readAnimal } from './reading/read-animal.js';
import { readAllergies, readConditions } from './reading/read-records.js';
import { readTherapy } from './reading/read-therapies.js';

interface RecordSetting {
  readonly knowledge: KnowledgePackage;
  readonly today: PlainDate;
  readonly timeZone: string;
}

const labels: Readonly<Record<PrefetchKey, string>> = {
  patient: 'Patient',
  allergies: 'Allergies',
  conditions: 'Conditions',
  medications: 'Medications',
  prescriptions: 'Prescriptions',
  weight: 'Weight',
};

/** The type of resource that each query returns, besides medications that it includes. */
const types: Readonly<Record<PrefetchKey, FhirResource['resourceType']>> = {
  patient: 'Patient',
  allergies: 'AllergyIntolerance',
  conditions: 'Condition',
  medications: 'MedicationStatement',
  prescriptions: 'MedicationRequest',
  weight: 'Observation',
};

/** A query that was not answered, or only in part, and answers that could not be read. */
function notReadIn({ prefetch }: CdsCall): readonly NotRead[] {
  return prefetchKeys.flatMap((key) => {
    const answer = prefetch[key];
    const name = labels[key];
    if (answer === null) return [{ name, reason: `Not compared, because the prefetch '${key}' was not sent.` }];
    const unread = answer.resources.filter(
      ({ resourceType }) => resourceType !== types[key] && resourceType !== 'Medication',
    );
    return [
      ...(answer.isPartial ? [{ name, reason: 'Only a part was sent, and only that was compared.' }] : []),
      ...unread.map((resource, at) => ({
        name: `${name}, entry ${resource.id?.slice(0, 64) ?? at + 1}`,
        reason: `Not compared, because it is not a FHIR R4 ${types[key]}.`,
      })),
    ];
  });
}

function resourceName(resource: FhirResource): string {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
    case 'Condition':
      return conceptLabel(resource.code);
    default:
      return `${resource.resourceType} ${resource.id?.slice(0, 64) ?? ''}`.trim();
  }
}

/** What the prefetched resources say about the patient. */
export function readRecord(
  call: CdsCall,
  patient: FhirPatient,
  setting: RecordSetting,
): Read<ReadRecord & { readonly sent: readonly FhirMedication[] }> {
  const all = prefetchKeys.flatMap((key) => call.prefetch[key]?.resources ?? []);
  const foreign = [...all, ...call.orders].filter((resource) => isOfOther(resource, patient));
  const own = all.filter((resource) => !foreign.includes(resource));
  const sent = [...resourcesOf(own, 'Medication'), ...resourcesOf(call.orders, 'Medication')];
  const animal = readAnimal(patient, resourcesOf(own, 'Observation'), setting.today);
  const allergies = readAllergies(resourcesOf(own, 'AllergyIntolerance'));
  const conditions = readConditions(resourcesOf(own, 'Condition'));
  const therapies = [...resourcesOf(own, 'MedicationRequest'), ...resourcesOf(own, 'MedicationStatement')].map(
    (resource, at) => readTherapy(resource, at, { ...setting, sent }),
  );
  return {
    value: {
      animal: animal.value,
      allergies: allergies.value,
      healthConditions: conditions.value,
      therapies: therapies.flatMap(({ value }) => value ?? []),
      sent,
    },
    notRead: [
      ...notReadIn(call),
      ...foreign.map((resource) => ({
        name: resourceName(resource),
        reason: 'Recorded for another patient, so not compared.',
      })),
      ...[animal, allergies, conditions, ...therapies].flatMap(({ notRead }) => notRead),
    ],
  };
}
