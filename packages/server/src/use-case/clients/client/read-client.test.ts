import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('reading a client', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const read = async (id: string, as: string = sample.vet) =>
    (await server.data(as, 'GetLocationClient', { id })).locationClient;

  /** A record with a different value in each of the named columns. */
  const insert = async (table: 'client' | 'patient', values: Readonly<Record<string, unknown>>) => {
    const columns = Object.keys(values).join(', ');
    const [row] = await server.db.asOwner<{ id: string; uuid: string }>(
      `insert into signa.${table} (location_id, ${columns}) select 1, ${columns} from jsonb_populate_record(null::signa.${table}, $1)
      returning id::text, uuid::text`,
      [JSON.stringify(values)],
    );
    if (!row) throw new Error('It is inserted');
    return row;
  };
  const link = (patient: string, client: string, values: string) =>
    server.db.asOwner(
      `insert into signa.patient_client (location_id, patient_id, client_id, is_active, is_primary, created_at) values (1, $1, $2, ${values})`,
      [patient, client],
    );

  it('C-149 C-194 returns the client with every phone, address, and patient, ended ones included, and nothing of other clients', async () => {
    const uuid = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
    const phones = [
      { uuid: uuid(1), phoneTypeId: 1, phoneNumber: '5185550101', isActive: true },
      { uuid: uuid(2), phoneTypeId: 5, phoneNumber: '5185550102', isActive: false },
    ];
    const place = { city: 'Salem', state: 'NY', zip: '12865' };
    const addresses = [
      { uuid: uuid(3), addressTypeId: 2, addressLine1: '1 First St', addressLine2: 'Rear', ...place, isActive: false },
      { uuid: uuid(4), addressTypeId: 4, addressLine1: '2 Second St', addressLine2: null, ...place, isActive: true },
    ];
    const client = await insert('client', {
      ...{ first_name: 'Ines', last_name: 'Carvalho', email: 'ines@mail.example', is_active: true, version: 7 },
      ...{ pims_id: '990001', pims_provider_id: '77', pims_connection_type: 'EZYVET', is_pims_import: true },
      ...{ birthdate: '1971-02-03', source_uuid: uuid(5), is_office_use: false, phones, addresses },
    });
    const other = await insert('client', {
      ...{ first_name: 'Rui', last_name: 'Carvalho', is_active: false, is_office_use: false, is_pims_import: false },
      ...{ version: 1, phones: [], addresses: [] },
    });
    const named = { is_active: true, is_deceased: false, is_office_use: false, is_pims_import: false, version: 1 };
    const lists = { allergies: [], health_conditions: [], current_meds: [] };
    const tejo = await insert('patient', {
      ...{ ...named, ...lists, name: 'Tejo', is_active: false, is_deceased: true, deceased_date: '2025-07-08' },
    });
    const bica = await insert('patient', {
      ...{
        ...named,
        ...lists,
        name: 'Bica',
        species_code: 'canine',
        gender: 'F',
        birthdate: '2020-05-06',
        weight: 12.5,
      },
      ...{ weight_unit: 'kg', pims_id: '990002', pims_provider_id: '78', pims_connection_type: 'EZYVET' },
    });
    const nobodys = await insert('patient', { ...named, ...lists, name: 'Lua' });
    await link(tejo.id, client.id, `false, false, '2024-01-01T10:00Z'`);
    await link(bica.id, client.id, `true, true, '2023-01-01T10:00Z'`);
    await link(bica.id, other.id, `true, false, '2023-01-02T10:00Z'`);
    await link(nobodys.id, other.id, `true, true, '2023-01-02T10:00Z'`);

    const found = await read(client.id);
    expect(found).toEqual({
      ...{ id: client.id, uuid: client.uuid, locationId: sample.wren, version: 7 },
      ...{ firstName: 'Ines', lastName: 'Carvalho', email: 'ines@mail.example', isActive: true, isOfficeUse: false },
      ...{ pimsId: '990001', pimsProviderId: '77', pimsConnectionType: 'EZYVET', isPIMSImport: true },
      ...{ drivingLicense: null, birthdate: '1971-02-03', sourceUuid: uuid(5), mergedIntoId: null },
      phones: [
        { ...phones[0], phoneType: { id: 1, description: 'Cell' } },
        { ...phones[1], phoneType: { id: 5, description: 'Fax' } },
      ],
      addresses: [
        { ...addresses[0], addressType: { id: 2, description: 'Office' } },
        { ...addresses[1], addressType: { id: 4, description: 'Shipping' } },
      ],
      locationPatientClients: [
        {
          ...{ locationPatientId: bica.id, locationClientId: client.id, isActive: true, isPrimary: true },
          locationPatient: {
            ...{ id: bica.id, uuid: bica.uuid, locationId: sample.wren, name: 'Bica', gender: 'F', breed: null },
            species: expect.objectContaining({ code: 'canine' }) as object,
            ...{ birthdate: '2020-05-06', weight: 12.5, weightUnit: 'kg', isActive: true, isDeceased: false },
            ...{ deceasedDate: null, isOfficeUse: false },
            ...{ pimsId: '990002', pimsProviderId: '78', pimsConnectionType: 'EZYVET' },
          },
        },
        {
          ...{ locationPatientId: tejo.id, locationClientId: client.id, isActive: false, isPrimary: false },
          locationPatient: {
            ...{ id: tejo.id, uuid: tejo.uuid, locationId: sample.wren, name: 'Tejo', gender: null, breed: null },
            ...{ species: null, birthdate: null, weight: null, weightUnit: null, isActive: false, isDeceased: true },
            ...{ deceasedDate: '2025-07-08', isOfficeUse: false },
            ...{ pimsId: null, pimsProviderId: null, pimsConnectionType: null },
          },
        },
      ],
    });
    const links = (await read(other.id))?.locationPatientClients ?? [];
    expect(links.map(({ locationPatientId, isActive, isPrimary }) => [locationPatientId, isActive, isPrimary])).toEqual(
      [
        [bica.id, true, false],
        [nobodys.id, true, true],
      ],
    );
  });

  it('C-149 C-001 returns null for a client of another location and for an unknown id', async () => {
    const [mine] = await server.db.asOwner<{ id: string }>(
      'select id::text from signa.client where location_id = 1 order by id limit 1',
    );
    expect(await read(mine?.id ?? '')).toMatchObject({ id: mine?.id });
    expect(await read(mine?.id ?? '', sample.denverVet)).toBeNull();
    for (const id of ['987654321', '0']) expect(await read(id)).toBeNull();
  });
});
