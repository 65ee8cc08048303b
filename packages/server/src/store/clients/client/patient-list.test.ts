import { pendingTasksCount } from '@signa/core/clients';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('patients and their prescriptions and requests', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const patients = async (locationPatientFilter: string | null, locationIds: string[] = [sample.wren]) =>
    (await server.data(sample.vet, 'GetLocationPatientsByFilter', { locationPatientFilter, locationIds }))
      .locationPatientsByFilter;

  it('C-158 finds patients whose name contains the text, ignoring case, with their clients', async () => {
    const all = await patients(null);
    expect(all.length).toBeGreaterThan(20);
    for (const text of ['cle', 'MENT', ' clementine ', 'an', '%%', '__', '\\\\'])
      expect((await patients(text)).map(({ id }) => id)).toEqual(
        all.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase())).map(({ id }) => id),
      );
    const [clementine] = await patients('clementine');
    expect(clementine).toMatchObject({
      locationId: '1',
      species: { name: expect.any(String) as string },
      locationPatientClients: [{ locationClient: { lastName: expect.any(String) as string } }],
    });
    const names = all.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('C-158 says of each client whether the link is active and primary', async () => {
    const [clementine] = await patients('clementine');
    await server.db.asOwner(
      'update signa.patient_client set is_active = true, is_primary = false where location_id = 1 and patient_id = $1',
      [clementine?.id],
    );
    const [found] = await patients('clementine');
    expect(found?.locationPatientClients[0]).toMatchObject({ isActive: true, isPrimary: false });
  });

  it('C-158 C-001 finds those of the named locations, and rejects a foreign one', async () => {
    const both = await patients(null, [sample.wren, sample.battenkill]);
    expect(new Set(both.map(({ locationId }) => locationId))).toEqual(new Set(['1', '2']));
    expect(both.length).toBe((await patients(null)).length + (await patients(null, [sample.battenkill])).length);
    const locationIds = [sample.wren, sample.larkspur];
    expect(await server.call(sample.vet, 'GetLocationPatientsByFilter', { locationIds })).toMatchObject({
      ok: false,
      failure: { code: 'FORBIDDEN' },
    });
  });

  it('C-003 omits the office-use patient', async () => {
    expect((await patients(null)).some(({ isOfficeUse }) => isOfficeUse)).toBe(false);
    expect(await patients('office use')).toEqual([]);
  });

  async function prescribed(): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(`select patient_id::text as id from signa.prescription
      where location_id = 1 and removed_at is null group by patient_id order by count(*) desc, patient_id limit 1`);
    return row?.id ?? '';
  }

  it('P-204 lists all prescriptions of a patient newest first, archived ones only with showArchived true', async () => {
    const locationPatientId = await prescribed();
    await server.db.asOwner(
      `update signa.prescription set archived = (id = (select min(id) from signa.prescription where location_id = 1 and patient_id = $1))
      where location_id = 1 and patient_id = $1`,
      [locationPatientId],
    );
    const list = async (showArchived?: boolean) =>
      (await server.data(sample.vet, 'GetPrescriptionsByLocationPatientId', { locationPatientId, showArchived }))
        .prescriptionsByLocationPatientId;
    const [left, whole] = [await list(), await list(true)];
    expect(await list(false)).toEqual(left);
    expect(whole.filter(({ archived }) => archived)).toHaveLength(1);
    expect(left).toEqual(whole.filter(({ archived }) => !archived));
    expect(new Set(whole.map((rx) => rx.locationPatientId))).toEqual(new Set([locationPatientId]));
    const days = whole.map(({ issuedDate, draftCreateDate }) => issuedDate ?? draftCreateDate ?? '');
    expect(days).toEqual([...days].sort().reverse());
  });

  it('P-204 filters by product types', async () => {
    const [row] = await server.db.asOwner<{ id: string }>(`select patient_id::text as id from signa.prescription rx
      join signa.product p on p.id = rx.product_id where location_id = 1 and removed_at is null and not archived
      group by patient_id having count(distinct p.approval_type) > 1 order by patient_id limit 1`);
    const list = async (productApprovalTypeFilters?: string[]) =>
      (
        await server.data(sample.vet, 'GetPrescriptionsByLocationPatientId', {
          locationPatientId: row?.id ?? '',
          productApprovalTypeFilters,
        })
      ).prescriptionsByLocationPatientId;
    const all = await list();
    const types = new Set(all.map(({ product }) => product.productApprovalType));
    expect(types.size).toBeGreaterThan(1);
    for (const type of types)
      expect(await list([type.toUpperCase()])).toEqual(
        all.filter(({ product }) => product.productApprovalType === type),
      );
    expect(await list(['AOTC', 'RX', 'OTC'])).toEqual(all);
  });

  it('C-165 counts the pending requests of a client and of a patient, of every type', async () => {
    // Requests for the same prescription count once (P-238).
    const cards = `count(distinct case when o.previous_prescription_id is null then 'request ' || o.id
      else 'prescription ' || o.previous_prescription_id end)::int`;
    const [row] = await server.db.asOwner<{
      client: string;
      patient: string;
      ofClient: number;
      ofPatient: number;
    }>(`select
        client_id::text as client, patient_id::text as patient,
        (select ${cards} from signa.task o where o.location_id = 1 and o.client_id = t.client_id and o.status = 'PENDING' and not o.archived) as "ofClient",
        (select ${cards} from signa.task o where o.location_id = 1 and o.patient_id = t.patient_id and o.status = 'PENDING' and not o.archived) as "ofPatient"
      from signa.task t where location_id = 1 and status = 'PENDING' and patient_id is not null and not archived
      order by (select count(distinct type) from signa.task o where o.location_id = 1 and o.client_id = t.client_id) desc limit 1`);
    if (!row) throw new Error('The sample has pending requests');
    const count = async (owner: Parameters<typeof pendingTasksCount>[1]) =>
      (await server.data(sample.vet, 'GetPrescriptionTasksCount', pendingTasksCount(sample.wren, owner)))
        .prescriptionTasksCount;
    expect(await count({ locationClientId: row.client })).toBe(row.ofClient);
    expect(await count({ locationPatientId: row.patient })).toBe(row.ofPatient);
    expect(await count({ locationClientId: '987654321' })).toBe(0);
  });
});
