import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operations } from '@signa/core/contract';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

type Filter = Omit<Operations['GetPrescriptionHistory']['variables'], 'locationId'>;

describeOnOneDatabase('prescription history', (make) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSampleServer(await make());
  });
  afterAll(() => server.close());

  const list = async (filter: Filter = {}) =>
    (await server.data(sample.vet, 'GetPrescriptionHistory', { locationId: sample.wren, ...filter }))
      .prescriptionHistory;
  const listedAt = (row: { issuedDate: string | null; draftCreateDate: string | null }) =>
    row.issuedDate ?? row.draftCreateDate ?? '';

  it('P-178 P-205 P-206 sorts by newest issue, else newest draft; the count covers all pages', async () => {
    const rows = await list();
    expect(rows.map(listedAt)).toEqual(rows.map(listedAt).sort().reverse());
    const { prescriptionCount } = await server.data(sample.vet, 'GetPrescriptionCount', { locationId: sample.wren });
    const paged = [];
    for (let skip = 0; skip < prescriptionCount + 7; skip += 7) paged.push(...(await list({ skip, take: 7 })));
    expect(paged.map((row) => row.id)).toEqual(rows.map((row) => row.id));
    expect(rows).toHaveLength(prescriptionCount);
  });

  it('P-178 P-121 filters by status, vet, client, patient, product, archived, and approval type, ignoring case', async () => {
    const [one] = await list({ rxStatusFilters: ['ACCEPTED_BY_PHARMACY'] });
    if (!one) throw new Error('The sample has accepted prescriptions');
    expect(
      (await list({ rxStatusFilters: ['ACCEPTED_BY_PHARMACY'] })).every(
        (row) => row.rxStatus.code === 'AcceptedByPharmacy',
      ),
    ).toBe(true);
    expect(
      (await list({ prescribingVetId: one.authorizingVet })).every((row) => row.authorizingVet === one.authorizingVet),
    ).toBe(true);
    expect(
      (await list({ locationClientId: one.locationClientId })).every(
        (row) => row.locationClientId === one.locationClientId,
      ),
    ).toBe(true);
    expect(
      (await list({ locationPatientId: one.locationPatientId })).every(
        (row) => row.locationPatientId === one.locationPatientId,
      ),
    ).toBe(true);
    expect((await list({ productId: one.productId })).every((row) => row.productId === one.productId)).toBe(true);
    expect((await list({ archived: true })).every((row) => row.archived)).toBe(true);
    expect((await list({ archived: false })).some((row) => row.archived)).toBe(false);
    expect(
      (await list({ productApprovalTypeFilters: ['RX'] })).every((row) => row.product.productApprovalType === 'Rx'),
    ).toBe(true);
  });

  it('P-178 P-121 returns all matches and nothing else', async () => {
    const all = await list();
    const [one] = all.filter((row) => row.locationPatientId !== null && row.rxStatus.code === 'AcceptedByPharmacy');
    if (!one) throw new Error('The sample has accepted prescriptions');
    const filters: readonly (readonly [Filter, (row: (typeof all)[number]) => boolean])[] = [
      [{ rxStatusFilters: ['ACCEPTED_BY_PHARMACY'] }, (row) => row.rxStatus.code === 'AcceptedByPharmacy'],
      [{ prescribingVetId: one.authorizingVet }, (row) => row.authorizingVet === one.authorizingVet],
      [{ locationClientId: one.locationClientId }, (row) => row.locationClientId === one.locationClientId],
      [{ locationPatientId: one.locationPatientId }, (row) => row.locationPatientId === one.locationPatientId],
      [{ productId: one.productId }, (row) => row.productId === one.productId],
      [{ archived: true }, (row) => row.archived],
      [{ archived: false }, (row) => !row.archived],
      [{ productApprovalTypeFilters: ['OTC', 'rx'] }, (row) => row.product.productApprovalType !== 'AOTC'],
    ];
    for (const [filter, keeps] of filters) {
      const kept = all.filter(keeps).map(({ id }) => id);
      expect((await list(filter)).map(({ id }) => id)).toEqual(kept);
      expect(kept.length, JSON.stringify(filter)).toBeGreaterThan(0);
      expect(kept.length, JSON.stringify(filter)).toBeLessThan(all.length);
    }
  });

  it("P-178 P-008 a date range includes both ends, in the location's days, by the drafts' own date", async () => {
    const [issued] = (await list({ rxStatusFilters: ['ACCEPTED_BY_PHARMACY'] })).filter((row) => !row.archived);
    const [draft] = (await list({ rxStatusFilters: ['DRAFT'] })).filter((row) => !row.archived);
    // 23:59:59.999 of the 8th in New York, and its first moment.
    await server.db.asOwner(`update signa.prescription set issued_at = '2025-03-09T04:59:59.999Z' where id = $1`, [
      issued?.id,
    ]);
    await server.db.asOwner(`update signa.prescription set draft_created_at = '2025-03-08T05:00:00Z' where id = $1`, [
      draft?.id,
    ]);
    const found = async (filter: Filter) => (await list(filter)).map(({ id }) => id);
    const both = [issued?.id, draft?.id];
    expect(await found({ startDateTime: '2025-03-08', endDateTime: '2025-03-08' })).toEqual(both);
    expect(await found({ startDateTime: '2025-03-09' })).not.toEqual(expect.arrayContaining([issued?.id]));
    expect(await found({ endDateTime: '2025-03-07' })).not.toEqual(expect.arrayContaining([draft?.id]));
    expect(await found({ startDateTime: '2025-03-08' })).toEqual(expect.arrayContaining(both));
    expect(await found({ endDateTime: '2025-03-08' })).toEqual(expect.arrayContaining(both));
  });

  it('P-178 P-206 counts every approval type once: the three types add up to the unfiltered total', async () => {
    const count = async (productApprovalTypeFilters?: string[]) =>
      (
        await server.data(sample.vet, 'GetPrescriptionCount', {
          locationId: sample.wren,
          ...(productApprovalTypeFilters && { productApprovalTypeFilters }),
        })
      ).prescriptionCount;
    const each = await Promise.all(['rx', 'otc', 'aotc'].map((type) => count([type])));
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(await count());
    expect(await count(['aotc', 'RX', 'Otc'])).toBe(await count());
    expect(await count(['otc', 'aotc'])).toBe((each[1] ?? 0) + (each[2] ?? 0));
    expect(each.filter((one) => one > 0).length).toBeGreaterThan(1);
    expect(await list({ productApprovalTypeFilters: ['otc', 'aotc'] })).toHaveLength(await count(['otc', 'aotc']));
    expect(await count([])).toBe(0);
  });

  it('P-121 rejects any other status value', async () => {
    const answer = await server.call(sample.vet, 'GetPrescriptionHistory', {
      locationId: sample.wren,
      rxStatusFilters: ['FaxedToPharmacy' as 'FAXED'],
    });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_USER_INPUT' } });
  });

  it('P-207 P-013 lists the drafts of the location without archived ones', async () => {
    const { prescriptions } = await server.data(sample.vet, 'Prescriptions', {
      locationId: sample.wren,
      rxStatusFilters: ['DRAFT'],
    });
    expect(prescriptions.length).toBeGreaterThan(0);
    for (const row of prescriptions) expect(row).toMatchObject({ rxStatus: { code: 'Draft' }, archived: false });
  });

  it('A-185 returns 500 when more are requested', async () => {
    await server.db
      .asOwner(`insert into signa.prescription (location_id, rx_status, created_at, draft_created_at, product_id, unit_per_fill)
      select 1, 'Draft', now(), now(), 1, 1 from generate_series(1, 600)`);
    expect(await list({ take: 9999 })).toHaveLength(500);
    expect(await list({ take: null })).toHaveLength(500);
    await server.db.asOwner(
      'delete from signa.prescription where client_id is null and patient_id is null and not is_office_use',
    );
  });
});
