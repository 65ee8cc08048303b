import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lineStatuses, returnedLineStatuses } from '@signa/core/orders';
import { addDays, todayIn } from '@signa/core/base';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';

describeOnOneDatabase('active therapy of a patient', (make) => {
  let server: TestServer;
  let pepper = '';
  /** Numbers in the sample: the prescription of the day before, and the one being renewed. */
  const yesterdays = '26-104390';
  beforeAll(async () => {
    server = await startSampleServer(await make());
    const [patient] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.patient where location_id = 1 and name = 'Pepper'`,
    );
    pepper = patient?.id ?? '';
  });
  afterAll(() => server.close());

  const facts = async (locationId = '1') =>
    (await server.data(sample.vet, 'GetSigningFacts', { locationId, locationPatientId: pepper })).signingFacts;
  const endOf = (rxNumber: string | null) => rxNumber?.slice(3) ?? '';
  const therapyOf = async (rxNumber: string) =>
    (await facts()).therapy.find((one) => endOf(one.rxNumber) === endOf(rxNumber));
  const change = (rxNumber: string, set: string) =>
    server.db.asOwner(
      `update signa.prescription set ${set} where location_id = 1 and patient_id = $1 and rx_number like '%' || $2`,
      [pepper, endOf(rxNumber)],
    );
  let lines = 0;
  const order = async (rxNumber: string, status: string, quantity: number | null) => {
    lines += 1;
    await server.db.asOwner(
      `with o as (insert into signa.order_header (location_id, external_id, order_number, status, created_at)
        values (1, 'therapy-' || $3::text, 'N', 'completed', now()) returning id)
      insert into signa.order_line (location_id, order_id, external_id, prescription_id, status, quantity)
      select 1, o.id, 'therapy-' || $3::text, rx.id, $4, $5::numeric from o, signa.prescription rx
      where rx.location_id = 1 and rx.patient_id = $1 and rx.rx_number like '%' || $2`,
      [pepper, endOf(rxNumber), lines, status, quantity],
    );
  };
  beforeEach(() => server.db.asOwner(`delete from signa.order_line where external_id like 'therapy-%'`));

  it('P-236 P-237 names an issued prescription on its way, with vet, days, and remaining fills and units', async () => {
    expect(await therapyOf(yesterdays)).toMatchObject({
      kind: 'prescription',
      by: 'Dr. Tomás Lindqvist',
      quantity: 60,
      daysSupply: 30,
      refills: 4,
      fillsLeft: 5,
      unitsLeft: 300,
      isFilled: false,
      product: { ingredients: ['phenobarbital'], strengthDisplay: '64.8 mg', unit: 'tablets', packsizeQty: 100 },
    });
    const issued = (await facts()).issued;
    expect(issued.map(({ issuedAt }) => issuedAt)).toEqual(
      issued
        .map(({ issuedAt }) => issuedAt)
        .sort()
        .reverse(),
    );
    expect(issued[0]).toMatchObject({ by: 'Dr. Tomás Lindqvist', quantity: 60, isFillable: true });
  });

  it('P-236 names a draft with its last author, and a pending request with its prescription', async () => {
    const { therapy } = await facts();
    expect(therapy.find(({ kind }) => kind === 'draft')).toMatchObject({
      rxNumber: null,
      by: 'Priya Natarajan',
      fillsLeft: null,
      unitsLeft: null,
      quantity: 60,
    });
    const renewed = await therapyOf('26-104052');
    expect(renewed).toMatchObject({ fillsLeft: 1, unitsLeft: 60, isFilled: true });
    expect(therapy.find(({ requestType }) => requestType === 'expiring')).toMatchObject({
      kind: 'request',
      previousPrescriptionId: renewed?.id,
      quantity: 60,
    });
    const moments = therapy.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it('P-236 subtracts ordered units, one fill for a line without a quantity, and adds returns back', async () => {
    await order(yesterdays, 'delivered', 60);
    await order(yesterdays, 'in-progress', null);
    await order(yesterdays, 'shipped', 30);
    for (const status of returnedLineStatuses) await order(yesterdays, status, 100);
    expect(await therapyOf(yesterdays)).toMatchObject({ fillsLeft: 3, unitsLeft: 150, isFilled: true });
    expect(lineStatuses.filter((status) => (returnedLineStatuses as readonly string[]).includes(status))).toEqual([
      'refunded',
      'cancelled',
      'void',
      'voided',
    ]);
  });

  it('P-236 omits used-up, expired, archived, and rejected prescriptions and other locations; PRN has no limit', async () => {
    await order(yesterdays, 'delivered', 500);
    expect(await therapyOf(yesterdays)).toBeUndefined();
    await change(yesterdays, 'prn_flag = true, refills = null');
    expect(await therapyOf(yesterdays)).toMatchObject({ fillsLeft: null, unitsLeft: null, isFilled: true });
    const today = todayIn('America/New_York', server.clock.now());
    const gone = [`expires_on = '${addDays(today, -1)}'`, 'archived = true', `rx_status = 'DeclinedByPharmacy'`];
    for (const set of gone) {
      await change(yesterdays, set);
      expect([set, await therapyOf(yesterdays)]).toEqual([set, undefined]);
      await change(yesterdays, `expires_on = '${today}', archived = false, rx_status = 'MailedToPharmacy'`);
      expect(await therapyOf(yesterdays)).toBeDefined();
    }
    await change(yesterdays, `prn_flag = false, refills = 4, expires_on = '${addDays(today, 180)}'`);
    expect((await facts('2')).therapy).toEqual([]);
  });

  it('P-237 includes issued prescriptions that can no longer be filled, but none that the pharmacy rejected', async () => {
    const of = async () => (await facts()).issued.find(({ rxNumber }) => endOf(rxNumber) === endOf(yesterdays));
    await change(yesterdays, 'archived = true');
    expect(await of()).toMatchObject({ isFillable: false });
    await change(yesterdays, `archived = false, rx_status = 'DeclinedByPharmacy'`);
    expect(await of()).toBeUndefined();
    await change(yesterdays, `rx_status = 'MailedToPharmacy'`);
  });

  it('P-236 converts units at a location whose storefront counts packages', async () => {
    const portal = (code: string) =>
      server.db.asOwner(
        'update signa.location set portal_type_id = (select k.id from signa.portal_type k where k.code = $1) where id = 1',
        [code],
      );
    const asked = async () => (await facts()).therapy.find(({ requestType }) => requestType === 'expiring')?.quantity;
    await portal('brava');
    await server.db.asOwner(
      `update signa.task set quantity_requested = 2 where location_id = 1 and patient_id = $1 and type = 'expiring'`,
      [pepper],
    );
    expect(await asked()).toBe(200);
    await portal('signa');
    expect(await asked()).toBe(2);
  });
});
