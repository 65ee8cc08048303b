import { randomUUID } from 'node:crypto';
import { externalIssueText } from '@signa/core/prescribing';
import { callHeaders } from '@signa/core/contract';
import { addDays } from '@signa/core/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseExpiringRequests } from '../../../job/expiring-requests.js';
import { receiveEvent } from '../../../integration/inbound-door.js';
import { signatureHeaders } from '../../../integration/verify-signature.js';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import type { TestServer } from '../../../testing/test-server.js';
import { PrescriptionFiles } from './prescription-file.testing.js';

const secrets = { storefront: 'storefront-secret', pharmacy: 'pharmacy-secret' };
const conflict = { ok: false, failure: { code: 'CONFLICT', message: externalIssueText } } as const;

describeOnOneDatabase('an external prescription', (make) => {
  let server: TestServer;
  let files: PrescriptionFiles;
  let id = '';
  beforeAll(async () => {
    server = await startSampleServer(await make());
    files = await PrescriptionFiles.for(server);
    id = await files.one({ external_id: 'E-1' });
  });
  afterAll(async () => {
    await files.dispose();
    await server.close();
  });

  const own = <Row>(sql: string, values: unknown[] = []) => server.db.asOwner<Row>(sql, values);
  const prescription = async (of = id) => {
    const { prescription: found } = await server.data(sample.vet, 'GetPrescription', { id: of });
    if (!found) throw new Error('A prescription that was imported is there');
    return found;
  };
  const history = async (filter: object) =>
    (
      await server.data(sample.vet, 'GetPrescriptionHistory', { locationId: sample.wren, take: 100, ...filter })
    ).prescriptionHistory.map((row) => row.id);
  const facts = async (productId: string | null = null) => {
    const { locationClientId, locationPatientId } = await prescription();
    const asked = { locationClientId, locationPatientId: locationPatientId ?? '', ...(productId && { productId }) };
    return (await server.data(sample.vet, 'GetSigningFacts', { locationId: sample.wren, ...asked })).signingFacts;
  };
  const tell = (source: 'pharmacy' | 'storefront', type: string, data: object) => {
    const body = JSON.stringify({ type, timestamp: server.clock.now(), data: { locationId: sample.wren, ...data } });
    const headers = signatureHeaders(secrets[source], randomUUID(), new Date(), body);
    return receiveEvent({ database: server.db.database, clock: server.clock, secrets }, { source, headers, body });
  };
  const sayFor = async (type: string) => {
    const { locationClientId, locationPatientId, productId, locationId } = await prescription();
    const input = { locationId, locationClientId, locationPatientId, productId, unitPerFill: 60 };
    return await server.call(sample.vet, 'UpdatePrescription', { id, input, addPrescriptionType: type });
  };

  describe('is read-only here', () => {
    it('P-302 cannot be saved, issued, declined, deleted, printed, or assigned, and stays unchanged', async () => {
      const before = await own('select to_jsonb(t) as row from signa.prescription t where id = $1', [id]);
      for (const type of ['SaveAsDraft', 'AuthorizeRx', 'PrintRx']) expect(await sayFor(type)).toMatchObject(conflict);
      const input = { declineReason: 'Due for exam' };
      expect(await server.call(sample.vet, 'DeclinePrescription', { id, input })).toMatchObject(conflict);
      expect(await server.call(sample.vet, 'DeletePrescription', { id, input })).toMatchObject(conflict);
      expect(await server.call(sample.vet, 'ReprintPrescription', { id })).toMatchObject(conflict);
      const workflow = { prescriptionId: id, currentWorkflowStatusId: '1', workflowLocationUserId: '1' };
      expect(await server.call(sample.vet, 'upsertPrescriptionWorkflow', { input: workflow })).toMatchObject(conflict);
      const printout = await fetch(`${server.url}/prescriptions/${id}/print.pdf`, {
        headers: callHeaders(await server.token(sample.vet), null),
      });
      expect(printout.status).toBe(409);
      expect(await own('select to_jsonb(t) as row from signa.prescription t where id = $1', [id])).toEqual(before);
    });

    it('P-302 reports the same reason in the preview of what a user can do', async () => {
      await server.openLookUps(sample.support, sample.wren);
      const { recordAccess } = await server.data(sample.support, 'GetRecordAccess', {
        ...{ username: sample.vet, operation: 'ReprintPrescription', record: `prescription:${id}` },
      });
      expect(JSON.stringify(recordAccess)).toContain(externalIssueText);
    });

    it.each(['sent', 'received', 'accepted', 'declined', 'more-information-required'])(
      'P-302 rejects pharmacy events about it without queueing them: %s',
      async (event) => {
        const answer = await tell('pharmacy', `prescription.${event}`, { prescriptionId: id, reason: 'Other' });
        expect(answer.body).toEqual({ outcome: 'refused', reason: externalIssueText });
      },
    );

    it('P-302 has no renewals, fills no order, and raises no expiring request', async () => {
      const { locationClientId: clientId, locationPatientId: patientId, productId } = await prescription();
      const renewal = { clientId, patientId, productId, quantity: 60, previousPrescriptionId: id };
      expect((await tell('storefront', 'renewal.requested', renewal)).body).toEqual({
        outcome: 'refused',
        reason: externalIssueText,
      });
      const orderId = randomUUID();
      for (const status of ['in-progress', 'shipped']) {
        const order = await tell('storefront', 'order.status', {
          ...{ orderId, orderNumber: 'W-9', status, createdAt: server.clock.now() },
          lines: [{ lineId: orderId, prescriptionId: id, status }],
        });
        expect(order.body).toMatchObject({ outcome: 'applied', reason: expect.stringContaining(orderId) as string });
      }
      expect(await own('select prescription_id from signa.order_line where external_id = $1', [orderId])).toEqual([
        { prescription_id: null },
      ]);
      const soon = await files.one({ external_id: 'E-soon', expires_on: addDays(files.today, 10) });
      await raiseExpiringRequests({ database: server.db.database, clock: server.clock });
      expect(await own('select 1 from signa.task where previous_prescription_id = any ($1)', [[id, soon]])).toEqual([]);
      await server.data(sample.vet, 'ArchivePrescription', { id: soon, input: { archived: true } });
    });

    it('P-300 the database keeps its status, and gives it no number and no printing, whoever writes', async () => {
      const set = (values: string) => own(`update signa.prescription set ${values} where id = $1`, [id]);
      await expect(set(`rx_status = 'Created', rx_number = '26-1'`)).rejects.toThrow('stays one');
      await expect(set(`rx_number = '26-1'`)).rejects.toThrow('prescription_check1');
      await expect(set('first_printed_at = now()')).rejects.toThrow('prescription_check1');
      const [ours] = await own<{ id: string }>(
        `select id::text from signa.prescription where location_id = 1 and rx_status = 'Created' limit 1`,
      );
      await expect(
        own(`update signa.prescription set rx_status = 'IssuedElsewhere', rx_number = null where id = $1`, [ours?.id]),
      ).rejects.toThrow('stays one');
    });
  });

  describe("counts as the patient's medication", () => {
    it('P-303 is active therapy with the remaining fills, a previous prescription, and a medication', async () => {
      const { therapy, issued } = await facts();
      expect(therapy.find((one) => one.id === id)).toMatchObject({
        ...{ kind: 'prescription', rxNumber: null, elsewhere: { number: 'VN-88123' }, by: 'Dr. Ines Roth' },
        ...{ fillsLeft: 2, unitsLeft: 120, isFilled: true, quantity: 60, expiresOn: files.line['expires_on'] },
      });
      expect(issued.find((one) => one.id === id)).toMatchObject({
        ...{ elsewhere: { number: 'VN-88123' }, by: 'Dr. Ines Roth', isFillable: false },
      });
      const { locationPatient } = await prescription();
      expect(JSON.stringify(locationPatient)).toContain(`"prescriptionId":"${id}"`);
    });

    it('P-303 without a count, all fills remain, and PRN has no limit', async () => {
      const [whole, prn] = [
        await files.one({ external_id: 'E-whole', fills_left: '' }),
        await files.one({ external_id: 'E-prn', fills_left: '', refills: 'PRN' }),
      ];
      const { therapy } = await facts();
      expect(therapy.find((one) => one.id === whole)).toMatchObject({ fillsLeft: 6, unitsLeft: 360, isFilled: false });
      expect(therapy.find((one) => one.id === prn)).toMatchObject({ fillsLeft: null, unitsLeft: null });
      for (const of of [whole, prn])
        await server.data(sample.vet, 'ArchivePrescription', { id: of, input: { archived: true } });
      const left = (await facts()).therapy.map((one) => one.id);
      expect(left).not.toContain(whole);
      expect(left).not.toContain(prn);
    });

    it('P-303 no longer counts after its last day', async () => {
      const last = await files.one({ external_id: 'E-last', expires_on: files.today });
      expect((await facts()).therapy.map((one) => one.id)).toContain(last);
      await own(`update signa.prescription set expires_on = expires_on - 1 where id = $1`, [last]);
      expect((await facts()).therapy.map((one) => one.id)).not.toContain(last);
    });

    it('P-303 P-305 copying it requires the note, like any duplicate, and creates a Signa prescription', async () => {
      const original = await prescription();
      const input = {
        ...{ locationId: sample.wren, productId: original.productId, unitPerFill: 60, refills: 0, prnFlag: false },
        ...{ locationClientId: original.locationClientId, locationPatientId: original.locationPatientId },
        ...{ directions: original.directions, daysSupply: 30, rxOriginCode: 'copy', authorizingVet: await vetId() },
        ...{ prescExpiryDate: addDays(files.today, 60), confirmedPatientId: original.locationPatientId },
      };
      const again = (changes: object, addPrescriptionType = 'AuthorizeRx') =>
        server.call(sample.vet, 'AddPrescription', { addPrescriptionType, input: { ...input, ...changes } });
      expect(await again({})).toMatchObject({
        ok: false,
        failure: { code: 'BAD_USER_INPUT', issues: [{ path: 'noteToPharmacy', code: 'required' }] },
      });
      const issued = await again({ noteToPharmacy: 'Replaces the one of the former practice.' });
      expect(issued).toMatchObject({
        ok: true,
        data: {
          addPrescription: { rxStatus: { code: 'Created' }, elsewhere: null, rxOrigin: { code: 'copy' } },
        },
      });
    });
  });

  it('P-301 P-306 is listed by its external number, and a search finds the beginning of the number', async () => {
    const numbered = await files.one({ external_id: 'N-1', number: 'ZQ-4711' });
    expect(await history({ search: 'zq-47' })).toEqual([numbered]);
    expect(await history({ search: 'ZQ-4711 otis' })).toEqual([numbered]);
    expect(await history({ search: 'Q-4711' })).toEqual([]);
    expect(await history({ search: 'ZQ-4711 pepper' })).toEqual([]);
    expect(await history({ rxStatusFilters: ['ISSUED_ELSEWHERE'] })).toContain(id);
    const { prescriptionsByLocationPatientId: rows } = await server.data(
      sample.vet,
      'GetPrescriptionsByLocationPatientId',
      { locationPatientId: (await prescription()).locationPatientId ?? '' },
    );
    expect(rows.find((row) => row.id === id)?.elsewhere).toEqual({ number: 'VN-88123', prescriber: 'Dr. Ines Roth' });
  });

  describe('does not count as prescribed here', () => {
    it('P-304 an import changes no figure of the location, no measure, and no usual quantity', async () => {
      const { productId } = await prescription();
      const range = { locationId: sample.wren, from: addDays(files.today, -60), to: files.today };
      const counted = async () => {
        const issued = await server.data(sample.vetadmin, 'GetIssuedFigures', range);
        const alerts = await server.data(sample.vetadmin, 'GetAlertFigures', range);
        const measure = await server.data(sample.vetadmin, 'GetWrongPatientMeasure', range);
        const { accessReview } = await server.data(sample.vetadmin, 'GetAccessReview', { locationId: sample.wren });
        return { issued, alerts, measure, accessReview, usage: (await facts(productId)).usage };
      };
      const before = await counted();
      await files.bring(
        { external_id: 'F-1', issued_on: files.today, quantity: '999' },
        { external_id: 'F-2', issued_on: files.today, quantity: '999' },
      );
      await server.data(sample.vet, 'ArchivePrescription', { id: await files.idOf('F-1'), input: { archived: true } });
      expect(await counted()).toEqual(before);
    });

    it('P-304 appears in the view of expiring prescriptions, and not among own or pending ones', async () => {
      const soon = await files.one({
        external_id: 'V-1',
        issued_on: files.today,
        expires_on: addDays(files.today, 20),
      });
      expect(await history({ view: 'ExpiresSoon' })).toContain(soon);
      for (const view of ['IssuedByMeToday', 'WaitsForPharmacy', 'MyDrafts'])
        expect(await history({ view })).not.toContain(soon);
    });
  });

  it('P-300 P-302 is archived once and cannot be changed afterwards', async () => {
    const { archivePrescription } = await server.data(sample.vet, 'ArchivePrescription', {
      id,
      input: { archived: true },
    });
    expect(archivePrescription).toMatchObject({ archived: true, rxStatus: { code: 'IssuedElsewhere' } });
    expect(await server.call(sample.vet, 'ArchivePrescription', { id, input: { archived: true } })).toMatchObject({
      failure: { code: 'CONFLICT' },
    });
    expect((await prescription()).isFillable).toBe(false);
  });

  async function vetId(): Promise<string> {
    const [found] = await own<{ id: string }>(
      `select u.id::text from signa.location_user u join signa.app_user a on a.id = u.user_id where u.location_id = 1 and a.username = $1`,
      [sample.vet],
    );
    return found?.id ?? '';
  }
});
