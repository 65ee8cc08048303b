import type { Operations } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { dayFromNow } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Sold = Pick<Input, 'productId' | 'unitPerFill'>;
type Input = Operations['AddPrescription']['variables']['input'];
const here = { locationId: sample.battenkill };

describeOnOneDatabase('office use', (make) => {
  let server: TestServer;
  let product: Sold;
  let controlled: Sold;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    product = await soldWhere('dea_schedule is null and not is_controlled and is_office_use');
    controlled = await soldWhere(`dea_schedule = 'C-IV'`);
    await enable(true);
  });
  afterAll(() => server.close());

  /** A package of a product. */
  async function soldWhere(condition: string): Promise<Sold> {
    const [row] = await server.db.asOwner<Sold>(`select id::text as "productId", packsize_qty::float8 as "unitPerFill"
      from signa.product where is_active and not compound and approval_type = 'Rx' and ${condition} order by id limit 1`);
    if (!row) throw new Error(`The catalogue has a product where ${condition}`);
    return row;
  }
  const enable = (isEnabled: boolean) =>
    server.db.asOwner(`update signa.location set is_office_use_enabled = ${isEnabled} where id = 2`);
  const get = async (as: string = sample.vet) => (await server.data(as, 'GetOfficeUseClient', here)).officeUseClient;
  const add = async (as: string = sample.vet) => (await server.data(as, 'AddOfficeUseClient', here)).addOfficeUseClient;
  const stored = () =>
    server.db.asOwner<{ clients: number; patients: number; links: number }>(`select
      (select count(*)::int from signa.client where location_id = 2 and is_office_use) as clients,
      (select count(*)::int from signa.patient where location_id = 2 and is_office_use) as patients,
      (select count(*)::int from signa.patient_client l join signa.client c on c.location_id = l.location_id and c.id = l.client_id
        where l.location_id = 2 and c.is_office_use) as links`);

  it('A-140 GetOfficeUseClient returns null before it is added, and A-141 both operations fail where office use is disabled', async () => {
    expect(await get()).toBeNull();
    await enable(false);
    for (const operation of ['GetOfficeUseClient', 'AddOfficeUseClient'] as const)
      expect(await server.call(sample.vet, operation, here)).toMatchObject({
        ok: false,
        failure: { code: 'FORBIDDEN', message: 'Office use is not enabled at this location.' },
      });
    await enable(true);
    expect(await stored()).toEqual([{ clients: 0, patients: 0, links: 0 }]);
  });

  it('A-141 rejects office-use operations where office use is disabled, and allows those for patients', async () => {
    await enable(false);
    const [people] = await server.db.asOwner<{ locationClientId: string; locationPatientId: string }>(
      `select l.client_id::text as "locationClientId", l.patient_id::text as "locationPatientId" from signa.patient_client l
      join signa.client c on c.location_id = l.location_id and c.id = l.client_id join signa.patient p on p.location_id = l.location_id and p.id = l.patient_id
      where l.location_id = 2 and l.is_active and c.is_active and p.is_active and not c.is_office_use and not p.is_deceased limit 1`,
    );
    const save = (input: object) =>
      server.call(sample.vet, 'AddPrescription', {
        addPrescriptionType: 'SaveAsDraft',
        input: { ...here, ...product, ...input },
      });
    expect(await save({ isOfficeUse: true })).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN', message: 'Office use is not enabled at this location.' },
    });
    expect(await save({ ...people, isOfficeUse: false })).toMatchObject({ ok: true });
    await enable(true);
  });

  it('A-140 concurrent calls create one client with one patient, and all return it', async () => {
    const people = [sample.vet, sample.vetadmin, 'rosalind.castellane@signa.test', 'theodora.whitcomb@signa.test'];
    const added = await Promise.all([...people, ...people, ...people].map(add));
    expect(new Set(added.map((client) => client.id)).size).toBe(1);
    expect(new Set(added.map((client) => client.locationPatientClients[0]?.locationPatientId)).size).toBe(1);
    expect(await stored()).toEqual([{ clients: 1, patients: 1, links: 1 }]);
    expect(server.reported).toEqual([]);
  });

  it("A-140 has the location's name, email, phones, and address, and is found afterwards", async () => {
    const client = await get();
    expect(client).toMatchObject({
      lastName: 'Battenkill Pet Wellness Center',
      email: 'hello@battenkillpets.example',
      isOfficeUse: true,
      isActive: true,
      phones: [{ phoneNumber: '8025550148', phoneType: { description: expect.any(String) as string } }],
      addresses: [{ addressLine1: '37 Depot Street', city: 'Manchester Center', state: 'VT', zip: '05255' }],
      locationPatientClients: [
        { isActive: true, isPrimary: true, locationPatient: { isOfficeUse: true, isActive: true } },
      ],
    });
    expect(await add()).toEqual(client);
    const [audit] = await server.db.asOwner<{ subject: string; before: unknown }>(
      `select subject, before from signa.audit_record where location_id = 2 and operation = 'AddOfficeUseClient' order by sequence limit 1`,
    );
    expect(audit).toEqual({ subject: `client:${client?.id}`, before: null });
  });

  it('A-140 follows changes of the location through either operation, and is only read otherwise', async () => {
    const rename = (name: string) =>
      server.db.asOwner(
        `update signa.location set name = $1, email_address = $2,
          phones = jsonb_set(phones, '{0,phoneNumber}', '"8025550199"'),
          addresses = jsonb_set(addresses, '{0,addressLine1}', to_jsonb($1 || ' Street 1')) where id = 2`,
        [name, `${name.toLowerCase()}@battenkillpets.example`],
      );
    const records = async () => {
      const [row] = await server.db.asOwner<{ count: number }>(
        `select count(*)::int as count from signa.audit_record where location_id = 2 and operation like '%OfficeUseClient'`,
      );
      return row?.count ?? 0;
    };
    const first = await get();
    await rename('Elm');
    const [before, read] = [await records(), await get()];
    expect(read).toMatchObject({
      id: first?.id,
      lastName: 'Elm',
      email: 'elm@battenkillpets.example',
      phones: [{ phoneNumber: '8025550199' }],
      addresses: [{ addressLine1: 'Elm Street 1' }],
    });
    expect(await records()).toBe(before + 1);
    expect(await get()).toEqual(read);
    expect(await records()).toBe(before + 1);
    await rename('Oak');
    expect(await add()).toMatchObject({
      id: first?.id,
      lastName: 'Oak',
      addresses: [{ addressLine1: 'Oak Street 1' }],
    });
    expect(await get()).toMatchObject({ lastName: 'Oak' });
    expect(await stored()).toEqual([{ clients: 1, patients: 1, links: 1 }]);
  });

  it('A-165 is available to users who can view office use there, also while impersonating', async () => {
    const staff = 'theodora.whitcomb@signa.test';
    const both = async (as: string, impersonating?: string) =>
      (
        await Promise.all([
          server.call(as, 'GetOfficeUseClient', here, { impersonating }),
          server.call(as, 'AddOfficeUseClient', here, { impersonating }),
        ])
      ).map((answer) => (answer.ok ? 'answered' : answer.failure.code));
    const view = (canView: boolean) =>
      server.db.asOwner(`update signa.role_module set can_view = ${canView}
        where module_id = (select id from signa.module where name = 'officeuse')
          and role_id = (select id from signa.role where name = 'STAFF')`);
    expect(await both(staff)).toEqual(['answered', 'answered']);
    await view(false);
    expect(await both(staff)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await view(true);
    expect(await both(sample.support)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await both(sample.adminSupport)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await both(sample.denverVet)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    await server.impersonate(sample.support, staff);
    expect(await both(sample.support, staff)).toEqual(['answered', 'answered']);
  });

  it('A-140 keeps a separate client for each location', async () => {
    const { officeUseClient } = await server.data(sample.vet, 'GetOfficeUseClient', { locationId: sample.wren });
    expect(officeUseClient?.id).not.toBe((await get())?.id);
    expect(officeUseClient?.locationId).toBe(sample.wren);
  });

  async function inputOf(changes: Partial<Input> = {}): Promise<Input> {
    const client = await get();
    return {
      ...here,
      isOfficeUse: true,
      ...product,
      locationClientId: client?.id,
      locationPatientId: client?.locationPatientClients[0]?.locationPatientId,
      refills: 0,
      directions: 'For use in the practice.',
      prescExpiryDate: dayFromNow(60),
      authorizingVet: '2',
      ...changes,
    };
  }
  const save = async (changes: Partial<Input> = {}, addPrescriptionType = 'AuthorizeRx') =>
    server.call(sample.vet, 'AddPrescription', { addPrescriptionType, input: await inputOf(changes) });

  it('P-002 issues for the office-use client and patient, and rejects mixing them with others', async () => {
    expect(await save()).toMatchObject({
      ok: true,
      data: { addPrescription: { isOfficeUse: true, rxStatus: { code: 'Created' } } },
    });
    const [other] = await server.db.asOwner<{ client: string; patient: string }>(`select client_id::text as client,
      patient_id::text as patient from signa.patient_client l where location_id = 2 and is_active
      and not exists (select from signa.client c where c.location_id = 2 and c.id = l.client_id and c.is_office_use) limit 1`);
    const mixes: Partial<Input>[] = [
      { locationClientId: other?.client },
      { locationPatientId: other?.patient },
      { locationClientId: other?.client, locationPatientId: other?.patient },
      { isOfficeUse: false },
    ];
    for (const mix of mixes)
      for (const type of ['AuthorizeRx', 'SaveAsDraft'])
        expect(await save(mix, type)).toMatchObject({
          ok: false,
          failure: { issues: expect.arrayContaining([expect.objectContaining({ path: 'isOfficeUse' })]) as unknown },
        });
  });

  it('A-143 P-063 accepts 999 refills with pharmacy RVP and rejects them with GGVCP', async () => {
    const setPharmacy = (code: string) =>
      server.db.asOwner(`update signa.location set pharmacy_codes = '{${code}}' where id = 2`);
    await setPharmacy('GGVCP');
    expect(await save({ refills: 999 }, 'AuthorizeRx')).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'refills', message: 'Choose at most 11 refills' }] },
    });
    await setPharmacy('RVP');
    expect(await save({ refills: 999 })).toMatchObject({ ok: true, data: { addPrescription: { refills: 999 } } });
  });

  it('P-063 never issues a controlled product', async () => {
    expect(await save(controlled)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', message: 'Please contact the pharmacy to prescribe controlled substances' },
    });
  });

  it('A-141 saves no office-use prescription or existing draft once office use is disabled', async () => {
    const input = await inputOf();
    const draft = await save({}, 'SaveAsDraft');
    if (!draft.ok) throw new Error(draft.failure.message);
    const { id, version } = draft.data.addPrescription;
    const change = { ...input, version };
    await enable(false);
    const forbidden = { ok: false, failure: { code: 'FORBIDDEN' } };
    for (const addPrescriptionType of ['AuthorizeRx', 'SaveAsDraft']) {
      expect(await server.call(sample.vet, 'AddPrescription', { addPrescriptionType, input })).toMatchObject(forbidden);
      expect(
        await server.call(sample.vet, 'UpdatePrescription', { id, addPrescriptionType, input: change }),
      ).toMatchObject(forbidden);
    }
    await enable(true);
  });
});
