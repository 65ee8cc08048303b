import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

const license = 'S123 456 789';
const sourceUuid = '5b0c1f1e-8f0e-4a58-9a35-0f6e4b1f7a01';

describeOnOneDatabase('client details imported from another system', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  /** A client as imported with the practice's data. */
  const brought = async (drivingLicense: string | null = license, birthdate: string | null = '1980-02-29') => {
    const [row] = await own<{ id: string }>(
      `insert into signa.client (location_id, first_name, last_name, driving_license, birthdate, source_uuid, is_pims_import,
        phones, addresses)
      values (1, 'Eleanor', 'Whitfield', $1, $2, $3, true,
        '[{"uuid":"a0c1f1e8-0000-4a58-9a35-0f6e4b1f7a01","phoneTypeId":1,"phoneNumber":"5185550177","isActive":true}]',
        '[{"uuid":"a0c1f1e8-0000-4a58-9a35-0f6e4b1f7a02","addressTypeId":1,"addressLine1":"18 Regent St","addressLine2":null,
          "city":"Albany","state":"NY","zip":"12207","isActive":true}]') returning id::text`,
      [drivingLicense, birthdate, sourceUuid],
    );
    return row?.id ?? '';
  };
  const read = async (id: string, as: string = sample.vet, impersonating?: string) =>
    (await server.data(as, 'GetLocationClient', { id }, impersonating ? { impersonating } : {})).locationClient;
  const auditOf = (id: string) =>
    own<{ record: string }>(`select row_to_json(a)::text as record from signa.audit_record a where subject = $1`, [
      `client:${id}`,
    ]);

  it('C-194 are returned with the client, field by field', async () => {
    const id = await brought();
    expect(await read(id)).toMatchObject({
      ...{ id, drivingLicense: license, birthdate: '1980-02-29', sourceUuid, isPIMSImport: true },
      ...{ firstName: 'Eleanor', lastName: 'Whitfield', email: null, isActive: true, isOfficeUse: false },
      ...{ pimsId: null, pimsProviderId: null, pimsConnectionType: null, locationPatientClients: [] },
      phones: [{ phoneTypeId: 1, phoneNumber: '5185550177', isActive: true, phoneType: { description: 'Cell' } }],
      addresses: [{ addressLine1: '18 Regent St', city: 'Albany', addressType: { description: 'Home' } }],
    });
    expect(await read(await brought(null, null))).toMatchObject({ drivingLicense: null, birthdate: null });
  });

  it('C-194 are unchanged by updates, and no operation sets them', async () => {
    const id = await brought();
    const sent = { id, firstName: 'Ellie', drivingLicense: 'T9', birthdate: '1990-01-01', sourceUuid: null };
    expect(await server.call(sample.vet, 'UpdateLocationClient', { input: sent })).toMatchObject({ ok: false });
    await server.data(sample.vet, 'UpdateLocationClient', { input: { id, firstName: 'Ellie' } });
    expect(await read(id)).toMatchObject({
      ...{ firstName: 'Ellie', drivingLicense: license, birthdate: '1980-02-29', sourceUuid },
    });
  });

  it('C-276 returns the license only to users who can edit clients, and not while impersonating', async () => {
    const id = await brought();
    await own(
      `update signa.role_module set can_edit = false where module_id in (select id from signa.module where name in ('clients', 'link'))
        and role_id = (select role_id from signa.location_user u join signa.app_user p on p.id = u.user_id
          where p.username = $1 and u.location_id = 1)`,
      [sample.staff],
    );
    expect(await read(id, sample.staff)).toMatchObject({ drivingLicense: null, birthdate: '1980-02-29' });
    await server.impersonate(sample.support, sample.vet);
    expect(await read(id, sample.support, sample.vet)).toMatchObject({ firstName: 'Eleanor', drivingLicense: null });
    const pair = { noun: 'client', keptId: id, otherId: await brought('T9') } as const;
    const looked = await server.data(sample.support, 'PreviewRecordMerge', pair, { impersonating: sample.vet });
    expect(looked.recordMergePreview?.fields).toContainEqual({
      ...{ field: 'drivingLicense', kept: 'Not shown', other: 'Not shown', from: null, isConflict: true },
    });
    await server.data(sample.support, 'ExitImpersonation', {}, { impersonating: sample.vet });
    const shown = await server.data(sample.vet, 'PreviewRecordMerge', pair);
    expect(shown.recordMergePreview?.fields).toContainEqual({
      ...{ field: 'drivingLicense', kept: license, other: 'T9', from: null, isConflict: true },
    });
  });

  it('C-276 C-250 a merge moves the license and an undo restores it, and neither audit record contains its number', async () => {
    const [keptId, otherId] = [await brought(null, null), await brought()];
    const merged = { noun: 'client', keptId, otherId, keptVersion: 1, otherVersion: 1 } as const;
    await server.data(sample.vet, 'MergeRecords', { input: { ...merged, answers: [] } });
    expect(await read(keptId)).toMatchObject({ drivingLicense: license, birthdate: '1980-02-29' });
    await server.data(sample.vet, 'UndoRecordMerge', { noun: 'client', recordId: otherId });
    expect(await read(keptId)).toMatchObject({ drivingLicense: null, birthdate: null });
    expect(await read(otherId)).toMatchObject({ drivingLicense: license, birthdate: '1980-02-29' });
    await server.data(sample.vet, 'UpdateLocationClient', { input: { id: otherId, firstName: 'Ellie' } });
    const records = [...(await auditOf(keptId)), ...(await auditOf(otherId))].map(({ record }) => record);
    expect(records.filter((record) => record.includes('drivingLicense')).length).toBeGreaterThan(0);
    expect(records.filter((record) => record.includes(license))).toEqual([]);
  });

  it('C-276 omits the license from lists and merge candidates', async () => {
    await brought();
    const found = await server.data(sample.vet, 'LocationClientSearch', { locationId: '1', filter: 'whitfield' });
    expect(found.locationClientSearch.count).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toContain(license);
    const candidates = await server.data(sample.vet, 'GetSameClientCandidates', {
      ...{ locationId: '1', client: { firstName: 'Eleanor', lastName: 'Whitfield', phones: ['5185550177'] } },
    });
    expect(candidates.sameClientCandidates.length).toBeGreaterThan(0);
    expect(JSON.stringify(candidates)).not.toContain(license);
  });
});
