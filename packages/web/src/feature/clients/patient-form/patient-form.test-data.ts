import type { Operations } from '@signa/core/contract';
import { samplePrescription } from '../../../testing/sample-prescription';
import { sampleAssignment } from '../../../testing/sample-practice';
import { createPracticeServer } from '../../../testing/practice-server';
import type { FakeServer } from '../../../testing/fake-server';
import type { FormPatient } from './patient-draft';

const { locationPatient: known } = samplePrescription();

/** Otis, a 31 lb Beagle, weighed nine months ago. */
export function otis(over: Partial<FormPatient> = {}): FormPatient {
  if (!known) throw new Error('The sample prescription has a patient');
  return { ...known, weightRecorded: { at: '2026-02-20T15:00:00.000Z', by: 'Ann Lee' }, ...over };
}

const breeds: Readonly<Record<string, Operations['BreedsBySpecies']['data']['breedsBySpecies']>> = {
  canine: [
    { code: 'beagle', name: 'Beagle' },
    { code: 'pug', name: 'Pug' },
  ],
  feline: [{ code: 'persian', name: 'Persian' }],
};
const conditions: Readonly<Record<string, { code: string; name: string }[]>> = {
  canine: [
    { code: 'arthritis', name: 'Arthritis' },
    { code: 'elbow', name: 'Elbow dysplasia' },
  ],
  feline: [
    { code: 'arthritis', name: 'Arthritis' },
    { code: 'hyper', name: 'Hyperthyroidism' },
  ],
};

type Person = Operations['LocationsUsers']['data']['locationsUsers']['data'][number];
const person = (id: string, displayName: string, role: Partial<Person['role']>): Person => {
  const assignment = sampleAssignment();
  return {
    ...assignment,
    userId: '1',
    title: null,
    email: `${id}@wren.example`,
    pimsId: null,
    id,
    displayName,
    role: { ...assignment.role, canAuthorize: false, name: 'STAFF', ...role },
  };
};

/** A server with the look-up lists of the patient form, two vets, and a staff member. */
export function createPatientFormServer(): FakeServer {
  const server = createPracticeServer();
  server.answer('Species', {
    species: [
      { code: 'avian', name: 'Avian', icon: 'bird' },
      { code: 'canine', name: 'Canine', icon: 'dog' },
      { code: 'feline', name: 'Feline', icon: 'cat' },
    ],
  });
  server.answer('BreedsBySpecies', ({ speciesCode }) => ({ breedsBySpecies: breeds[speciesCode] ?? [] }));
  server.answer('HealthConditionsBySpecies', ({ speciesCode }) => ({
    healthConditionsBySpecies: conditions[speciesCode] ?? [],
  }));
  server.answer('Allergies', {
    allergies: [
      { code: 'beef', name: 'Beef', kind: 'food' },
      { code: 'penicillin', name: 'Penicillin', kind: 'drug' },
      { code: 'other', name: 'Other', kind: 'other' },
    ],
  });
  server.answer('Medications', { medications: [{ code: 'carprofen', name: 'Carprofen' }] });
  server.answer('LocationsUsers', {
    locationsUsers: {
      count: 3,
      data: [
        person('31', 'Zoe Zimmer', { canAuthorize: true, name: 'VET' }),
        person('32', 'Ann Admin', { name: 'vet admin' }),
        person('33', 'Sam Staff', {}),
      ],
    },
  });
  server.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 0 });
  server.answer('GetLocationClient', { locationClient: null });
  return server;
}
