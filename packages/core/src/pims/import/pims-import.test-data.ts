import fc from 'fast-check';
import { unknownField } from '../../practice/pims-sync/index.js';
import type { ClientValues, ImportedClient, ImportedPatient, PatientValues } from './imported-record.js';

const record = { pimsId: '9901', pimsProviderId: null, pimsConnectionType: 'EZYVET' };

/** A patient as an import creates it. */
export const miso: PatientValues = {
  ...{ name: 'Miso', speciesCode: 'feline', breedCode: 'feline-siamese', gender: 'S', birthdate: '2021-03-14' },
  ...{
    weight: 9.04,
    weightUnit: 'lbs',
    isActive: true,
    isDeceased: false,
    deceasedDate: null,
    vetId: null,
    lastExamDate: null,
  },
  ...{ allergies: [{ code: 'penicillin', name: 'Penicillin' }], healthConditions: [], currentMeds: [], ...record },
};

/** No dependent records. */
const nothingBuilt = { prescriptions: 0, deletedDrafts: 0, requests: 0, orderLines: 0, alerts: 0, isMerged: false };

/** An imported patient of client 1, unchanged. */
export const patient = (id: string, known: Partial<ImportedPatient> = {}): ImportedPatient => ({
  ...{ id, name: miso.name, made: miso, now: known.made ?? miso, synced: [], ...nothingBuilt },
  ...{ linksMade: [{ clientId: '1', isActive: true, isPrimary: true }] },
  ...{ links: [{ clientId: '1', isActive: true, isPrimary: true }], weights: [{ weight: 9.04, weightUnit: 'lbs' }] },
  ...known,
});

export const ellie: ClientValues = {
  ...{ firstName: 'Ellie', lastName: 'Whitfield', email: 'ellie@mail.example', isActive: true },
  ...{ drivingLicense: null, birthdate: null },
  phones: [{ uuid: 'a', phoneTypeId: 1, phoneNumber: '5185550177', isActive: true }],
  addresses: [
    {
      ...{ uuid: 'b', addressTypeId: 1, addressLine1: '18 Regent St', addressLine2: null, city: 'Saratoga Springs' },
      ...{ state: 'NY', zip: '12866', isActive: true },
    },
  ],
  ...{ pimsId: '7901', pimsProviderId: null, pimsConnectionType: 'EZYVET' },
};

/** The client of an import, unchanged. */
export const client = (known: Partial<ImportedClient> = {}): ImportedClient => ({
  ...{ id: '1', name: 'Ellie Whitfield', made: ellie, now: ellie, synced: [], patientIds: [], ...nothingBuilt },
  ...known,
});

/** The sync state of a field whose value was accepted from the practice system. */
export const told = (field: string, there: string) => ({ ...unknownField(field), there, isFromThere: true });

/** Possible changes to an imported patient, and its dependent records. */
export const anyActivity: fc.Arbitrary<Partial<ImportedPatient>> = fc.oneof(
  ...(['prescriptions', 'deletedDrafts', 'requests', 'orderLines', 'alerts'] as const).map((kind) =>
    fc.integer({ min: 1, max: 900 }).map((count): Partial<ImportedPatient> => ({ [kind]: count })),
  ),
  fc.constant<Partial<ImportedPatient>>({ isMerged: true }),
  fc
    .constantFrom<Partial<PatientValues>>(
      ...[{ name: 'Nori' }, { speciesCode: 'canine' }, { breedCode: null }, { gender: 'F' }, { birthdate: null }],
      ...[{ weight: 10 }, { weightUnit: 'kg' as const }, { isActive: false }, { isDeceased: true }, { vetId: '3' }],
      ...[
        { allergies: [] },
        { currentMeds: [{ code: 'x', name: 'X' }] },
        { healthConditions: [{ code: 'x', name: 'X' }] },
      ],
    )
    .map((change): Partial<ImportedPatient> => ({ now: { ...miso, ...change } })),
  fc.constantFrom<Partial<ImportedPatient>>(
    { links: [] },
    { links: [{ clientId: '1', isActive: false, isPrimary: false }] },
    {
      links: [
        { clientId: '1', isActive: true, isPrimary: true },
        { clientId: '2', isActive: true, isPrimary: false },
      ],
    },
    { links: [{ clientId: '2', isActive: true, isPrimary: true }] },
    {
      weights: [
        { weight: 9.04, weightUnit: 'lbs' },
        { weight: 9.5, weightUnit: 'lbs' },
        { weight: 9.04, weightUnit: 'lbs' },
      ],
    },
  ),
);
