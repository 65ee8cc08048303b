import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  clientEntry,
  distinguishNamesakes,
  failedText,
  foundPeople,
  nothingText,
  onlyHereText,
  type PaletteReach,
  patientEntry,
  prescribeAction,
  prescriptionEntry,
  productEntry,
  readRecents,
  withRecent,
} from './index.js';

const patient = (name: string, changed: object = {}) => ({
  id: `patient-${name}`,
  name,
  species: { code: 'canine' as const, name: 'Canine' },
  breed: { name: 'Shih Tzu' },
  birthdate: '2018-08-20',
  weight: 12.4,
  weightUnit: 'lbs' as const,
  isActive: true,
  isDeceased: false,
  ...changed,
});
type Patient = ReturnType<typeof patient>;
const owner = (firstName: string, lastName: string, patients: readonly Patient[] = [], changed: object = {}) => ({
  id: `client-${firstName}`,
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@mail.example`,
  isActive: true,
  phones: [
    { phoneNumber: '5185550100', isActive: false },
    { phoneNumber: '5185550128', isActive: true },
  ],
  locationPatientClients: patients.map((one) => ({ isActive: true, locationPatient: one })),
  ...changed,
});
const today = '2026-11-20';

describe('the entry of a record', () => {
  it("P-287 shows a client's first phone and patients, and whether the client is inactive", () => {
    const beatrix = owner('Beatrix', 'Lindgren');
    expect(clientEntry(beatrix, [{ name: 'Noodle' }, { name: 'Truffle' }])).toEqual({
      kind: 'client',
      id: 'client-Beatrix',
      title: 'Beatrix Lindgren',
      notes: ['(518)-555-0128', 'Noodle, Truffle'],
    });
    expect(clientEntry({ ...beatrix, phones: [], isActive: false }, []).notes).toEqual(['Not active']);
  });

  it("P-287 P-295 P-340 shows a patient's client, facts, age and weight, and whether one may prescribe", () => {
    const of = (changed: object) => patientEntry(patient('Dumpling', changed), owner('Mei-Ling', 'Zhao'), today);
    expect(of({})).toEqual({
      kind: 'patient',
      id: 'patient-Dumpling',
      title: 'Dumpling',
      notes: ['Mei-Ling Zhao', 'Canine, Shih Tzu, 8 y 3 mo, 12.4 lbs'],
      animal: {
        name: 'Dumpling',
        facts: { client: 'Mei-Ling Zhao', species: 'Canine', breed: 'Shih Tzu', age: '8 y 3 mo', weight: '12.4 lbs' },
      },
      clientId: 'client-Mei-Ling',
      species: 'canine',
      isPrescribable: true,
    });
    expect(of({ isDeceased: true })).toMatchObject({
      notes: ['Mei-Ling Zhao', 'Canine, Shih Tzu, 12.4 lbs', 'Deceased'],
      isPrescribable: false,
    });
    expect(of({ isActive: false })).toMatchObject({
      notes: ['Mei-Ling Zhao', expect.any(String), 'Not active'],
      isPrescribable: false,
    });
    expect(of({ species: null, breed: null, birthdate: null, weight: null })).toMatchObject({
      notes: ['Mei-Ling Zhao'],
      species: null,
    });
  });

  it('P-341 distinguishes two patients with the same name first by what differs, in results and actions', () => {
    const agatha = (client: string, changed: object = {}) =>
      patientEntry(patient('Agatha', { id: `of-${client}`, ...changed }), owner(client, 'Adeyemi'), today);
    const [first, second] = distinguishNamesakes([agatha('Ngozi'), agatha('Ada', { weight: 66, isActive: false })]);
    expect(first?.notes).toEqual(['Ngozi Adeyemi, 12.4 lbs', 'Canine, Shih Tzu, 8 y 3 mo']);
    expect(second?.notes).toEqual(['Ada Adeyemi, 66 lbs', 'Canine, Shih Tzu, 8 y 3 mo', 'Not active']);
    const reach = { records: ['patient'], opens: () => true, mayUse: () => true } as unknown as PaletteReach;
    expect(first && prescribeAction(first, reach)).toMatchObject({
      title: 'Create Rx for Agatha',
      notes: ['Ngozi Adeyemi, 12.4 lbs', 'Canine, Shih Tzu, 8 y 3 mo'],
    });
  });

  it('P-342 keeps no weight in recent records', () => {
    const [kept] = withRecent([], patientEntry(patient('Dumpling'), owner('Mei-Ling', 'Zhao'), today));
    expect(kept?.notes).toEqual(['Mei-Ling Zhao', 'Canine, Shih Tzu, 8 y 3 mo']);
    expect(JSON.stringify(kept)).not.toContain('12.4');
    expect(readRecents(JSON.stringify([kept]))).toEqual([kept]);
    expect(readRecents(JSON.stringify([{ ...kept, animal: 'Dumpling' }]))).toEqual([]);
  });

  const prescription = {
    id: '8',
    rxNumber: '26-105544',
    draftName: null,
    isOfficeUse: false,
    locationClient: { id: '10', firstName: 'Constance', lastName: 'Featherstonehaugh' },
    locationPatient: { id: '9', name: 'Percival' },
    product: { title: 'Selegiline Capsules 5 mg', strengthDisplay: '5 mg' },
  };

  it("P-287 P-301 shows a prescription's number, drug and patient", () => {
    expect(prescriptionEntry(prescription)).toEqual({
      kind: 'prescription',
      id: '8',
      title: 'Rx# 26-105544',
      rxNumber: '26-105544',
      drug: 'Selegiline Capsules 5 mg',
      notes: ['Percival, Constance Featherstonehaugh'],
      patient: { id: '9', clientId: '10', name: 'Percival' },
    });
    expect(prescriptionEntry({ ...prescription, rxNumber: null, elsewhere: { number: '88123' } })).toMatchObject({
      title: 'Rx# 88123 (elsewhere)',
      rxNumber: '88123',
      notes: ['Percival, Constance Featherstonehaugh'],
    });
    expect(prescriptionEntry({ ...prescription, rxNumber: null, draftName: 'Refill in May' })).toMatchObject({
      title: 'Draft',
      notes: ['Percival, Constance Featherstonehaugh', 'Refill in May'],
    });
    expect(prescriptionEntry({ ...prescription, isOfficeUse: true })).toMatchObject({
      notes: ['Office Use'],
      patient: null,
    });
    expect(prescriptionEntry({ ...prescription, locationPatient: null }).patient).toBeNull();
  });

  it("P-287 shows a product's ingredients and forms", () => {
    const family = { id: '11', name: 'Pregabalin Capsules', productFamily: 'Pregabalin', ingredients: ['pregabalin'] };
    expect(productEntry({ ...family, presentations: ['Capsule', 'Liquid'] })).toEqual({
      kind: 'product',
      id: '11',
      title: 'Pregabalin Capsules',
      notes: ['pregabalin', 'Capsule, Liquid'],
      family: 'Pregabalin',
    });
  });
});

describe('whether a client or a patient was meant', () => {
  const dumpling = patient('Dumpling');
  const found = [
    owner('Beatrix', 'Lindgren', [patient('Noodle')]),
    owner('Mei-Ling', 'Zhao', [dumpling, patient('Jasmine')]),
    owner('Ibrahim', 'Azizi', [patient('Wellington')]),
  ];
  const names = (filter: string, owners = found) => {
    const { clients, patients } = foundPeople(owners, filter);
    return {
      clients: clients.map(({ lastName }) => lastName),
      patients: patients.map((one) => `${one.patient.name} ${one.client.lastName}`),
    };
  };

  it('P-287 separates clients found by their own data from those found by a patient', () => {
    expect(names('lin')).toEqual({
      clients: ['Lindgren', 'Zhao'],
      patients: ['Dumpling Zhao', 'Wellington Azizi'],
    });
    expect(names('wellington', [found[2]!])).toEqual({ clients: [], patients: ['Wellington Azizi'] });
  });

  it('P-287 treats a client and the name of a patient as the patient', () => {
    expect(names('ibrahim|wellington', [found[2]!])).toEqual({ clients: [], patients: ['Wellington Azizi'] });
  });

  it('P-287 finds a client by phone and email, and no patient without an active link', () => {
    expect(names('5185550128', [found[0]!])).toEqual({ clients: ['Lindgren'], patients: [] });
    const left = owner('Ada', 'Wong', [], { locationPatientClients: [{ isActive: false, locationPatient: dumpling }] });
    expect(names('dumpling', [left])).toEqual({ clients: ['Wong'], patients: [] });
  });

  test.prop([fc.subarray(found), fc.constantFrom('lin', 'dump', 'zhao', 'ibrahim|well', 'mail', 'nobody')])(
    'P-287 omits nobody whom the search found',
    (owners, filter) => {
      const { clients, patients } = foundPeople(owners, filter);
      expect(new Set([...clients, ...patients.map(({ client }) => client)])).toEqual(new Set(owners));
    },
  );
});

describe('the texts of the palette', () => {
  it('P-293 P-294 say what was not found, and why', () => {
    expect(nothingText('lin', false)).toBe('Nothing matches “lin”.');
    expect(nothingText('x', true)).toBe(
      'No screen or action matches “x”. Enter at least 3 characters to search records.',
    );
    expect(failedText(['products'])).toBe('Products could not be searched.');
    expect(failedText(['clients', 'patients', 'products'])).toBe(
      'Clients, patients and products could not be searched.',
    );
    expect(onlyHereText('Wren Street Animal Hospital')).toBe('Wren Street Animal Hospital only');
  });
});
