import {
  isDelivered,
  type SafetyField,
  pimsConnectionTypes,
  type PimsConnectionType,
  providerIdTypes,
} from '@signa/core/practice';
import { type Registry, sampleGatewayAccount, samplePimsSecrets, unlinkedPeople } from '@signa/fixtures/simulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPracticeSystems, type TestPracticeSystems } from '../../testing/practice-systems.js';
import { type AccountRecords, recordsOf } from './asked-account.js';
import { usersOf } from './asked-users.js';
import { LeftAloneError, PracticeSystemError } from './practice-system-error.js';
import type { PracticeSystems } from './practice-system.js';

const accounts: Readonly<Partial<Record<PimsConnectionType, string>>> = { EZYVET: 'site', DIGITAIL: '4021' };
const accountOf = (type: PimsConnectionType) => accounts[type] ?? sampleGatewayAccount(type);
const byType = (registry: Registry) =>
  Object.fromEntries(pimsConnectionTypes.map((type) => [type, { [accountOf(type)]: registry }]));
const records = { ezyvet: { site: [] }, digitail: { '4021': [] } };
/** The field for the last name in each adapter's format, for a system that omits it. */
const lastNameIn: Readonly<Partial<Record<PimsConnectionType, string>>> = {
  EZYVET: 'last_name',
  DIGITAIL: 'last_name',
};

const receptionist = { isActive: true, isProvider: false, position: 'Reception', license: null } as const;
const users: Registry['users'] = [
  { ...receptionist, id: 282, name: 'Zoe Adams' },
  { ...receptionist, id: 281, name: 'Tom Gone', isActive: false },
  { ...receptionist, id: 283, name: 'Abe Young' },
  {
    id: 280,
    name: 'Dr. Ines Vandermeer',
    isActive: true,
    isProvider: true,
    position: 'Locum',
    license: { number: '014455', state: 'NY', expires: '2028-03-31' },
  },
];

/** A patient with a breed, a birth date, a weight, and allergies. */
const whole = unlinkedPeople.patients.find(({ breed, birthDate, weight, allergies }) =>
  Boolean(breed && birthDate && weight && allergies.length > 0),
);
if (!whole) throw new Error('One of the patients has everything');

let world: TestPracticeSystems;
beforeEach(async () => {
  world = await startPracticeSystems({ records, registries: byType(unlinkedPeople) });
});
afterEach(() => world.close());

/** Requirements on every adapter, whatever the format of its system (C-091). A new one is added by its type alone. */
describe.each(pimsConnectionTypes)('adapter of %s', (type) => {
  const idOf = (id: number) => (providerIdTypes.includes(type) ? `bx-${id}` : String(id));
  function of(systems: PracticeSystems = world.systems): AccountRecords {
    const system = systems[type];
    if (!system) throw new Error(`${type} is configured`);
    const accountId = accountOf(type);
    const secret = samplePimsSecrets[accountId] ?? null;
    return recordsOf(system.records, { type, accountId, secret, placeId: null, today: '2026-11-20' });
  }
  const lastNames = (found: readonly { readonly lastName: string | null }[]) => found.map(({ lastName }) => lastName);
  const patientNames = (found: readonly { readonly name: string | null }[]) => found.map(({ name }) => name).sort();

  it('C-091 C-167 finds clients by parts of their names, ignoring case, and by all filled fields', async () => {
    expect(lastNames(await of().searchCaretakers({ firstName: 'marc' }))).toEqual(['Thibodeau']);
    expect(lastNames(await of().searchCaretakers({ lastName: 'kobayashi' }))).toEqual(['Kobayashi-Reyes']);
    expect(lastNames(await of().searchCaretakers({ firstName: 'Hanna', lastName: 'Kobayashi' }))).toHaveLength(1);
    expect(await of().searchCaretakers({ firstName: 'Hanna', lastName: 'Thibodeau' })).toEqual([]);
    expect(await of().searchCaretakers({ firstName: 'nobody' })).toEqual([]);
    expect(await of().searchCaretakers({})).toEqual([]);
  });

  it("C-091 C-093 C-167 finds clients by email, phone, and a patient's name", async () => {
    expect(lastNames(await of().searchCaretakers({ email: 'leonora.ashdown@mail' }))).toEqual(['Ashdown']);
    const phone = type === 'VETSPIRE' ? '518-555-0243' : '5185550243';
    expect(lastNames(await of().searchCaretakers({ phone }))).toEqual(['Thibodeau']);
    if (type !== 'VETSPIRE') expect(lastNames(await of().searchCaretakers({ phone: '15185550231' }))).toHaveLength(1);
    expect(lastNames(await of().searchCaretakers({ patientName: 'boudin' }))).toEqual(['Thibodeau']);
    expect(await of().searchCaretakers({ patientName: 'Boudin', firstName: 'Hanna' })).toEqual([]);
  });

  it('C-091 C-094 C-196 C-197 returns a client completely, with patients, deceased and deleted ones marked', async () => {
    const [found] = await of().searchCaretakers({ lastName: 'Kobayashi-Reyes' });
    expect(found).toMatchObject({
      id: idOf(7901),
      pimsId: '7901',
      pimsAccountId: accountOf(type),
      pimsConnectionType: type,
      firstName: 'Hanna',
      isActive: true,
      addresses: [
        {
          addressLine1: '12 Excelsior Park',
          city: 'Saratoga Springs',
          stateProvince: 'New York',
          postalCode: '12866',
          isPrimary: true,
          isActive: true,
        },
      ],
      leftOut: [],
    });
    expect(found?.phones.map(({ number, isPrimary }) => [number, isPrimary])).toEqual([
      ['1 (518) 555-0231', true],
      ['(518) 555-0232', false],
    ]);
    expect(patientNames(found?.patients ?? [])).toEqual(['Miso', 'Nori', 'Tofu']);
    const patient = (name: string) => found?.patients.find((one) => one.name === name);
    expect(patient('Miso')).toMatchObject({
      id: idOf(9901),
      pimsId: '9901',
      dateOfBirth: '2021-03-14',
      gender: expect.stringMatching(/female/i) as string,
      breed: 'Siamese',
      normalizedSpecies: 'feline',
      currentWeight: 4.1,
      currentWeightUnit: 'kg',
      currentWeightInPounds: 9.04,
      isDeceased: false,
      isDeleted: false,
    });
    expect(patient('Tofu')).toMatchObject({ normalizedSpecies: 'canine', currentWeightInPounds: 22.4 });
    expect(patient('Nori')).toMatchObject({ isDeceased: true, dateOfDeath: '2024-02-11', currentWeight: null });
    const [boudin] = await of().searchCaretakers({ lastName: 'Thibodeau' });
    expect(boudin?.patients.map(({ name, isDeleted }) => [name, isDeleted]).sort()).toEqual([
      ['Boudin', false],
      ['Roux', true],
    ]);
    expect(await of().searchCaretakers({ lastName: 'Marchetti' })).toMatchObject([{ isActive: false, emails: [] }]);
  });

  it('C-168 C-170 C-171 C-172 reads clients and patients by ids, in that order, without missing ones', async () => {
    const clients = await of().caretakersById([idOf(7903), idOf(123), idOf(7901), 'no id of it', idOf(7903)]);
    expect(lastNames(clients)).toEqual(['Ashdown', 'Kobayashi-Reyes']);
    expect(patientNames(clients[0]?.patients ?? [])).toEqual(['Pip']);
    const patients = await of().patientsById([idOf(9907), idOf(9901), idOf(5)]);
    expect(patients.map(({ name }) => name)).toEqual(['Duke', 'Miso']);
    expect(await of().caretakersById([])).toEqual([]);
  });

  it('C-283 returns the documented fields of a patient and nothing else', async () => {
    const [patient] = await of().patientsById([idOf(whole.id)]);
    if (!patient) throw new Error('The patient is there');
    const reported: Readonly<Record<SafetyField, boolean>> = {
      species: patient.normalizedSpecies !== null,
      breed: patient.breed !== null,
      birthdate: patient.dateOfBirth !== null,
      weight: patient.currentWeight !== null,
      allergies: patient.allergies.length > 0,
      medications: 'medications' in patient,
      conditions: 'healthConditions' in patient,
    };
    for (const [field, isReported] of Object.entries(reported))
      expect([field, isReported]).toEqual([field, isDelivered(type, field as SafetyField)]);
  });

  it('C-171 C-091 reads every page of a list, including the last', async () => {
    const [pet] = unlinkedPeople.patients;
    if (!pet) throw new Error('The sample knows a patient');
    // More than one page and less than two.
    const many = { EZYVET: 230, DIGITAIL: 130 }[type as string] ?? 30;
    const patients = Array.from({ length: many }, (_, at) => ({ ...pet, id: 10_000 + at, name: `Pet ${at}` }));
    world.pims.setRegistries(byType({ ...unlinkedPeople, patients }));
    const found = await of().patientsById(patients.map(({ id }) => idOf(id)));
    expect(found.map(({ name }) => name)).toEqual(patients.map(({ name }) => name));
  });

  it('C-169 finds patients by name and by client', async () => {
    expect(patientNames(await of().searchPatients({ name: 'no', caretakerId: idOf(7901) }))).toEqual(['Nori']);
    expect(await of().searchPatients({ name: 'no', caretakerId: idOf(7902) })).toEqual([]);
    expect(patientNames(await of().searchPatients({ caretakerId: idOf(7902) }))).toEqual(['Boudin', 'Roux']);
    expect(patientNames(await of().searchPatients({ name: 'pip' }))).toEqual(['Pip']);
    expect(await of().searchPatients({})).toEqual([]);
  });

  const usersOfAccount = (systems: PracticeSystems = world.systems) => {
    const system = systems[type];
    if (!system) throw new Error(`${type} is configured`);
    const accountId = accountOf(type);
    const secret = samplePimsSecrets[accountId] ?? null;
    return usersOf(system.account, { type, accountId, secret, placeId: null, today: '2026-11-20' });
  };

  it('C-091 A-154 A-179 finds users by a part of their name, ignoring case, vets first, and all users without one', async () => {
    world.pims.setRegistries(byType({ ...unlinkedPeople, users }));
    const all = await usersOfAccount().searchUsers(null);
    expect(all.map(({ displayName }) => displayName)).toEqual(['Dr. Ines Vandermeer', 'Abe Young', 'Zoe Adams']);
    expect(all[0]).toEqual({
      pimsAccountId: accountOf(type),
      pimsConnectionType: type,
      pimsId: '280',
      displayName: 'Dr. Ines Vandermeer',
      isProvider: true,
      vetLicenseNumber: '014455',
      vetLicenseState: 'NY',
      vetLicenseExpiration: '2028-03-31',
      type: 'Locum',
      originSystem: expect.any(String) as string,
    });
    expect((await usersOfAccount().searchUsers('vander')).map(({ pimsId }) => pimsId)).toEqual(['280']);
    expect(await usersOfAccount().searchUsers('nobody')).toEqual([]);
  });

  it('C-091 A-154 reads a user by PIMS id, and none by other text', async () => {
    world.pims.setRegistries(byType({ ...unlinkedPeople, users }));
    expect(await usersOfAccount().userById('280')).toMatchObject({ displayName: 'Dr. Ines Vandermeer' });
    for (const id of ['999', 'no id of it', '280,282']) expect(await usersOfAccount().userById(id)).toBeNull();
  });

  it('C-091 A-132 makes the PIMS sync its users and counts the active ones', async () => {
    world.pims.setRegistries(byType({ ...unlinkedPeople, users }));
    expect(await usersOfAccount().syncUsers()).toBe(3);
  });

  it('C-091 A-168 A-121 returns the connected account and the practice', async () => {
    world.pims.setRegistries(byType({ ...unlinkedPeople, name: 'Wren Street' }));
    const { information, status } = await usersOfAccount().installation();
    expect(information).toMatchObject({ pimsAccountId: accountOf(type), practiceName: 'Wren Street' });
    expect(information.pims).not.toBeNull();
    expect(status).toMatchObject({ pimsAccountId: accountOf(type), lastHeartbeat: expect.any(String) as string });
  });

  it('C-212 A-121 fails in all of these while the system is down', async () => {
    world.pims.behave({ availability: 'down' });
    for (const ask of [
      () => usersOfAccount().installation(),
      () => usersOfAccount().searchUsers(null),
      () => usersOfAccount().syncUsers(),
    ])
      await expect(ask()).rejects.toBeInstanceOf(PracticeSystemError);
  });

  it('C-211 handles invalid data: a long name, pictures, 50 phones, two records with one id', async () => {
    const [first, second] = unlinkedPeople.clients;
    const [pet] = unlinkedPeople.patients;
    if (!first || !second || !pet) throw new Error('The sample knows people');
    const odd = {
      ...first,
      lastName: `Kobayashi${'y'.repeat(300)}`,
      firstName: 'Hanna 🐕',
      phones: Array.from({ length: 50 }, (_, at) => ({
        number: `518-555-1${String(at).padStart(3, '0')}`,
        type: 'Home' as const,
      })),
    };
    const twin = { ...second, id: first.id, lastName: 'Kobayashi' };
    world.pims.setRegistries(byType({ clients: [odd, twin], patients: [{ ...pet, birthDate: '2031-01-01' }] }));
    const found = await of().searchCaretakers({ lastName: 'Kobayashi' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ firstName: 'Hanna', lastName: `Kobayashi${'y'.repeat(51)}` });
    expect(found[0]?.phones.length).toBeLessThanOrEqual(20);
    expect(found[0]?.patients).toMatchObject([{ name: 'Miso', dateOfBirth: null }]);
    expect(found[0]?.leftOut.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['lastName', 'firstName', 'id']),
    );
  });

  it('C-211 returns a client without a field that the system omitted', async () => {
    world.pims.behave({ forgets: lastNameIn[type] ?? 'lastName' });
    expect(await of().caretakersById([idOf(7902)])).toMatchObject([{ firstName: 'Marcus', lastName: null }]);
  });

  it.each(['repeated', 'endless'] as const)(
    'C-212 terminates where pages are %s, and returns no record twice',
    async (paging) => {
      world.pims.behave({ paging });
      const found = await of().searchCaretakers({ lastName: 'Thibodeau' });
      expect(lastNames(found)).toEqual(['Thibodeau']);
      expect(found[0]?.patients).toHaveLength(2);
    },
  );

  it('C-092 C-212 fails while the system is down, and pauses it after three failures', async () => {
    world.pims.behave({ availability: 'down' });
    const fails = () => of().caretakersById([idOf(7901)]);
    for (let count = 0; count < 3; count += 1) await expect(fails()).rejects.toThrow('answered 503');
    world.asked.length = 0;
    world.pims.behave({ availability: 'up' });
    await expect(fails()).rejects.toBeInstanceOf(LeftAloneError);
    expect(world.asked).toEqual([]);
  });

  it('C-092 C-212 times out for a system that does not respond', async () => {
    world.pims.behave({ availability: 'silent' });
    await expect(of(world.impatient(500)).caretakersById([idOf(7901)])).rejects.toThrow('in time');
  });

  it('C-212 returns nothing of another account', async () => {
    const system = world.systems[type];
    const account = { type, accountId: 'another', secret: 'guess', placeId: null, today: '2026-11-20' };
    if (!system) throw new Error(`${type} is configured`);
    const asked = recordsOf(system.records, account).caretakersById([idOf(7901)]);
    await expect(asked).rejects.toThrow(/answered 40[13]/);
  });
});

it('C-212 pauses ezyVet for as long as it asks, after 60 calls of one kind in a minute', async () => {
  const system = world.systems.EZYVET;
  if (!system) throw new Error('EZYVET is configured');
  const account = { type: 'EZYVET', accountId: 'site', secret: null, placeId: null, today: '2026-11-20' } as const;
  const asked = recordsOf(system.records, account);
  for (let count = 0; count < 60; count += 1) await asked.searchCaretakers({ firstName: 'nobody' });
  await expect(asked.searchCaretakers({ firstName: 'nobody' })).rejects.toMatchObject({ status: 429 });
  world.asked.length = 0;
  await expect(asked.searchCaretakers({ firstName: 'Hanna' })).rejects.toBeInstanceOf(LeftAloneError);
  expect(world.asked).toEqual([]);
});
