import type { Operations } from '@signa/core/contract';

type FoundCaretaker = NonNullable<Operations['getPimsCaretakerById']['data']['pimsCaretakerById']>;
type FoundPatient = NonNullable<Operations['getPimsPatientById']['data']['pimsPatientById']>;

/** A PIMS patient: Nori, a spayed cat. */
export const patientThere = (id: string, name: string, over: Partial<FoundPatient> = {}): FoundPatient => ({
  id,
  pimsId: id,
  name,
  dateOfBirth: '2021-05-02',
  dateOfDeath: null,
  gender: 'Female Spayed',
  normalizedGender: 'Female Spayed',
  breed: 'Domestic Shorthair',
  species: 'Feline',
  normalizedSpecies: 'feline',
  currentWeight: 9.7,
  currentWeightUnit: 'lbs',
  currentWeightInPounds: 9.7,
  isDeleted: false,
  isDeceased: false,
  isActive: true,
  allergies: [],
  leftOut: [],
  synced: [],
  ...over,
});

/** Kenji Kobayashi with Nori and Yuzu (deceased), as ezyVet has them. */
export const caretakerFound = (over: Partial<FoundCaretaker> = {}): FoundCaretaker => ({
  id: '4188',
  pimsId: '4188',
  pimsAccountId: 'wren-street-01',
  pimsConnectionType: 'EZYVET',
  firstName: 'Kenji',
  lastName: 'Kobayashi',
  isActive: true,
  emails: [{ address: 'kenji at mail' }, { address: 'kenji@mail.example' }],
  phones: [{ number: '1 (518) 555-0131', type: 'Mobile', isPrimary: true, isValidMobile: null }],
  addresses: [
    {
      addressLine1: '5 Excelsior Park',
      addressLine2: null,
      city: 'Saratoga Springs',
      stateProvince: 'New York',
      postalCode: '12866',
      isPrimary: true,
      isActive: true,
    },
  ],
  patients: [
    patientThere('9214', 'Nori'),
    patientThere('9102', 'Yuzu', { isDeceased: true }),
    patientThere('9103', 'Ghost', { isDeleted: true }),
  ],
  leftOut: [],
  synced: [],
  ...over,
});
