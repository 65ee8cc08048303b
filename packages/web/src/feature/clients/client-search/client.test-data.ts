import type { FoundClient } from './use-found-clients';

const phone = (uuid: string, phoneNumber: string, isActive = true) => ({
  uuid,
  phoneTypeId: 1,
  phoneNumber,
  isActive,
  phoneType: { id: 1, description: 'home' },
});

/** Marcus Thibodeaux with Otis, as the search returns him. */
export function clientFound(over: Partial<FoundClient> = {}): FoundClient {
  return {
    id: '5',
    uuid: 'client-5',
    locationId: '1',
    firstName: 'Marcus',
    lastName: 'Thibodeaux',
    email: 'marcus@example.com',
    isActive: true,
    isOfficeUse: false,
    pimsId: null,
    pimsProviderId: null,
    pimsConnectionType: null,
    phones: [phone('1', '518-555-0100', false), phone('2', '518-555-0111'), phone('3', '518-555-0122')],
    locationPatientClients: [
      {
        locationPatientId: '6',
        locationClientId: '5',
        isActive: true,
        isPrimary: true,
        locationPatient: {
          id: '6',
          uuid: 'patient-6',
          locationId: '1',
          name: 'Otis',
          species: { code: 'canine', name: 'Canine', icon: 'dog' },
          breed: null,
          gender: 'M',
          birthdate: null,
          weight: null,
          weightUnit: null,
          isActive: true,
          isDeceased: false,
          isOfficeUse: false,
          pimsId: null,
          pimsProviderId: null,
          pimsConnectionType: null,
        },
      },
    ],
    ...over,
  };
}
