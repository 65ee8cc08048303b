import type { Operations } from '@signa/core/contract';
import { createPracticeServer } from '../../testing/practice-server';
import { samplePrescription } from '../../testing/sample-prescription';
import { sampleListedPatient } from '../../testing/sample-listed-patient';
import type { FakeServer } from '../../testing/fake-server';
import type { ListedPatient, ProfileClient, ProfilePatient } from './use-client-profile';
import { noClientIdentity } from '../../testing/sample-client-identity';

const { locationClient: knownClient, locationPatient: knownPatient } = samplePrescription();

export const listed: (id: string, name: string, over?: Partial<ListedPatient>) => ListedPatient = sampleListedPatient;

export const link = (locationPatient: ListedPatient, isActive = true) => ({
  locationPatientId: locationPatient.id,
  locationClientId: '5',
  isActive,
  isPrimary: true,
  locationPatient,
});

/** Marcus Thibodeaux with Otis and Juno. Rex died, Max is inactive, and Gone belongs to another client now. */
export function client(over: Partial<ProfileClient> = {}): ProfileClient {
  if (!knownClient) throw new Error('The sample prescription has a client');
  const phone = (uuid: string, phoneNumber: string, isActive = true) => ({
    uuid,
    phoneTypeId: 1,
    phoneNumber,
    isActive,
    phoneType: { id: 1, description: 'home' },
  });
  return {
    ...knownClient,
    ...noClientIdentity,
    phones: [phone('1', '518 555 0111'), phone('2', '518 555 0100', false)],
    addresses: [
      {
        uuid: 'a',
        addressTypeId: 1,
        addressType: { id: 1, description: 'home' },
        addressLine1: '12 Elm Street',
        addressLine2: null,
        city: 'Saratoga Springs',
        state: 'NY',
        zip: '12866',
        isActive: true,
      },
    ],
    locationPatientClients: [
      link(listed('8', 'Rex', { isDeceased: true })),
      link(listed('9', 'Max', { isActive: false })),
      link(listed('6', 'Otis')),
      link(listed('10', 'Gone'), false),
      link(listed('7', 'Juno', { species: { code: 'feline', name: 'Feline', icon: 'cat' } })),
    ],
    ...over,
  };
}

export function patient(over: Partial<ProfilePatient> = {}): ProfilePatient {
  if (!knownPatient) throw new Error('The sample prescription has a patient');
  return { ...knownPatient, ...over };
}

type Vet = NonNullable<Operations['GetLocationUser']['data']['locationUser']>;

/** A vet as profiles include one. */
export const vet = (id: string, displayName: string): Vet => {
  const { authorizingVetLocationUser: known } = samplePrescription();
  if (!known) throw new Error('The sample prescription has a vet');
  return {
    ...known,
    id,
    displayName,
    version: 1,
    isPendingAuth: false,
    notificationEmail: null,
    employeeId: null,
    profilePictureThumbnailUrl: null,
    sourceUuid: null,
    user: null,
    locationUserPhones: [],
    delegatedUsers: [],
    delegatedAccess: [],
  };
};

/** A server with Marcus and each of his patients, by name. */
export function createProfileServer(given: ProfileClient | null = client()): FakeServer {
  const server = createPracticeServer();
  const patients = (given?.locationPatientClients ?? []).flatMap(({ locationPatient }) => locationPatient ?? []);
  server.answer('GetLocationClient', { locationClient: given });
  server.answer('GetMergedRecords', { mergedRecords: [] });
  server.answer('GetPrescriptionTasks', { prescriptionTasks: [] });
  server.answer('GetPrescriptionTasksCount', { prescriptionTasksCount: 0 });
  server.answer('getLocationPatient', ({ id }) => {
    const found = patients.find((each) => each.id === id);
    return { locationPatient: found ? patient(found) : null };
  });
  return server;
}
