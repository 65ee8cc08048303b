import type { Operations } from '@signa/core/contract';

type Client = NonNullable<Operations['GetLocationClient']['data']['locationClient']>;
export type SampleListedPatient = NonNullable<Client['locationPatientClients'][number]['locationPatient']>;

/** A dog as the list of a client's patients returns it. */
export const sampleListedPatient = (
  id: string,
  name: string,
  over: Partial<SampleListedPatient> = {},
): SampleListedPatient => ({
  id,
  uuid: `patient-${id}`,
  locationId: '1',
  name,
  species: { code: 'canine', name: 'Canine', icon: 'dog' },
  breed: null,
  gender: 'M',
  birthdate: null,
  weight: null,
  weightUnit: null,
  isActive: true,
  isDeceased: false,
  deceasedDate: null,
  isOfficeUse: false,
  pimsId: null,
  pimsProviderId: null,
  pimsConnectionType: null,
  ...over,
});
