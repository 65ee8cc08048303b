import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { answerTo, dayFromNow, type Task, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Changes = Parameters<typeof answerTo>[1];

describeOnOneDatabase('form validation without the portal', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
  });
  afterAll(() => server.close());

  async function refusal(task: Task, changes: Changes, type?: string): Promise<{ path: string; message: string }> {
    const answer = await server.call(sample.vet, 'AddPrescription', answerTo(task, changes, type));
    if (answer.ok) throw new Error('This must be refused');
    const [issue] = answer.failure.issues;
    return { path: issue?.path ?? '', message: issue?.message ?? answer.failure.message };
  }
  const save = async (task: Task, changes: Changes, type?: string) =>
    (await server.data(sample.vet, 'AddPrescription', answerTo(task, changes, type))).addPrescription;
  const productWhere = async (condition: string): Promise<string> => {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.product where is_active and fulfillment_vendor = 'RVP' and ${condition} order by id limit 1`,
    );
    if (!row) throw new Error(`The catalogue has a product where ${condition}`);
    return row.id;
  };
  const requestOf = (product: string) =>
    desk.fresh('Clementine', 'approval', '', `product_id = ${product}, flavor_id = null, quantity_requested = 1`);

  it('P-045 requires product and quantity in drafts too', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    expect(await refusal(task, { productId: null }, 'SaveAsDraft')).toMatchObject({ path: 'productId' });
    expect(await refusal(task, { unitPerFill: null }, 'SaveAsDraft')).toMatchObject({ path: 'unitPerFill' });
  });

  it('P-062 rejects turning PRN off for a PRN-only family', async () => {
    const product = await productWhere(
      `diet and approval_type in ('OTC', 'AOTC') and not is_controlled and 'canine' = any (species_codes)`,
    );
    const task = await requestOf(product);
    expect(task.product?.isPrnOnlyFamily).toBe(true);
    expect(await refusal(task, { prnFlag: false, refills: 1 })).toMatchObject({ path: 'prnFlag' });
    expect((await save(task, { prnFlag: true, refills: null, directions: null })).prnFlag).toBe(true);
  });

  it('P-073 P-074 requires a compounding reason, stores the pharmacy’s where it gives one, and none without compounding', async () => {
    const without = await requestOf(
      await productWhere(
        `compound and not has_pharmacy_rationale and dea_schedule is null and 'canine' = any (species_codes)`,
      ),
    );
    expect(await refusal(without, {})).toMatchObject({ path: 'reasonForCompound' });
    expect(await refusal(without, { reasonForCompound: 'Because' })).toMatchObject({ path: 'reasonForCompound' });
    const given = await requestOf(
      await productWhere(
        `compound and has_pharmacy_rationale and dea_schedule is null and 'canine' = any (species_codes)`,
      ),
    );
    expect((await save(given, { reasonForCompound: null })).reasonForCompound).toBe('Pharmacy Rationale');
    const plain = await requestOf(
      await productWhere(
        `not compound and approval_type = 'Rx' and dea_schedule is null and 'canine' = any (species_codes)`,
      ),
    );
    expect((await save(plain, { reasonForCompound: null })).reasonForCompound).toBeNull();
  });

  it('P-075 accepts an allergenic ingredient only with the reason that requires it', async () => {
    const product = await productWhere(
      `compound and not has_pharmacy_rationale and dea_schedule is null and 'canine' = any (species_codes)`,
    );
    const { reasonForCompound: reasons } = await server.data(sample.vet, 'ReasonForCompound', {});
    const asking = reasons.find((reason) => reason.allergicIngredient)?.reasonForCompound;
    const other = reasons.find((reason) => !reason.allergicIngredient)?.reasonForCompound;
    const task = await requestOf(product);
    expect(await refusal(task, { reasonForCompound: asking, allergicIngredient: null })).toMatchObject({
      path: 'allergicIngredient',
    });
    expect(await refusal(task, { reasonForCompound: other, allergicIngredient: 'corn' })).toMatchObject({
      path: 'allergicIngredient',
    });
    expect(await refusal(task, { reasonForCompound: asking, allergicIngredient: 'x'.repeat(101) })).toMatchObject({
      path: 'allergicIngredient',
    });
    expect((await save(task, { reasonForCompound: asking, allergicIngredient: 'corn' })).allergicIngredient).toBe(
      'corn',
    );
  });

  it('P-079 rejects a notification date before today', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    expect(await refusal(task, { notifyClientDate: dayFromNow(-2) })).toMatchObject({ path: 'notifyClientDate' });
    const day = dayFromNow(30);
    expect((await save(task, { notifyClientDate: day })).notifyClientDate).toBe(day);
  });

  it('P-098 issues at the current time and stores no workflow with it', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const before = Date.now();
    const rx = await save(task, {
      currentWorkflowStatusId: '1',
      workflowLocationUserId: task.assignedToLocationUserId,
    });
    expect(rx).toMatchObject({ currentWorkflowStatusId: null, workflowLocationUserId: null });
    expect(Date.parse(rx.issuedDate ?? '')).toBeGreaterThanOrEqual(before - 1000);
  });

  it('P-119 stores whether it is a copy and rejects any other origin', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    expect(await refusal(task, { rxOriginCode: 'import' })).toMatchObject({ path: 'rxOriginCode' });
    expect((await save(task, { rxOriginCode: 'copy' })).rxOrigin.code).toBe('copy');
    expect((await save(await desk.fresh('Clementine', 'approval'), {})).rxOrigin.code).toBe('create');
  });

  it('P-048 at a brand location, the quantity is a whole multiple of the package and at least the requested quantity', async () => {
    await server.db.asOwner(
      `update signa.location set portal_type_id = (select id from signa.portal_type where code = 'brava') where id = 1`,
    );
    const task = await desk.fresh('Clementine', 'approval', '', 'quantity_requested = 2');
    const pack = task.product?.packsizeQty ?? 1;
    expect(await refusal(task, { unitPerFill: pack * 2 + 1 })).toMatchObject({ path: 'unitPerFill' });
    expect(await refusal(task, { unitPerFill: pack })).toMatchObject({ path: 'unitPerFill' });
    expect((await save(task, { unitPerFill: pack * 3 })).unitPerFill).toBe(pack * 3);
    await server.db.asOwner(
      `update signa.location set portal_type_id = (select id from signa.portal_type where code = 'signa') where id = 1`,
    );
  });

  it('P-048 P-057 converts a request to packages before validating refills: units are not fills', async () => {
    const task = await desk.fresh('Clementine', 'approval', '', 'quantity_requested = 90');
    expect(await refusal(task, { refills: 12, prnFlag: false })).toMatchObject({ path: 'refills' });
    expect((await save(task, { refills: 11, prnFlag: false })).refills).toBe(11);
  });

  it('P-047 P-272 rejects a quantity with more than two decimals as entered', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    expect(await refusal(task, { unitPerFill: 30.000000005 })).toMatchObject({ path: 'unitPerFill' });
    expect(await refusal(task, { unitPerFill: 30.000000005 }, 'SaveAsDraft')).toMatchObject({ path: 'unitPerFill' });
  });

  it('P-318 accepts 0.6 mL of a measured product and no fraction of a capsule', async () => {
    const ofUnit = async (unit: string) =>
      requestOf(
        await productWhere(
          `unit_measure = '${unit}' and not compound and dea_schedule is null and approval_type = 'Rx' and not is_out_of_stock
            and 'canine' = any (species_codes)`,
        ),
      );
    const bottle = await ofUnit('mL');
    expect(await refusal(bottle, { unitPerFill: 0.001 }, 'SaveAsDraft')).toMatchObject({ path: 'unitPerFill' });
    expect((await save(bottle, { unitPerFill: 0.6 }, 'SaveAsDraft')).unitPerFill).toBe(0.6);
    const capsules = await ofUnit('capsules');
    const whole = { path: 'unitPerFill', message: 'Enter whole capsules' };
    expect(await refusal(capsules, { unitPerFill: 30.55 })).toEqual(whole);
    expect(await refusal(capsules, { unitPerFill: 30.55 }, 'SaveAsDraft')).toEqual(whole);
    expect((await save(capsules, { unitPerFill: 31 }, 'SaveAsDraft')).unitPerFill).toBe(31);
  });

  it('P-090 rejects a consult where none can be linked', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const account = {
      path: 'pimsConsultId',
      message: 'Account is not set up for prescription write back.',
    };
    const whenever = async (off: string, on: string, refused: object) => {
      await server.db.asOwner(off);
      expect(await refusal(task, { pimsConsultId: '3' })).toEqual(refused);
      expect(await refusal(task, { pimsConsultId: '3' }, 'SaveAsDraft')).toEqual(refused);
      await server.db.asOwner(on);
    };
    const location = (values: string) => `update signa.location set ${values} where id = 1`;
    const feature = (isOn: boolean) =>
      `update signa.feature_flag set is_on = ${isOn} where location_id = 1 and feature = 'pimsWriteback'`;
    await whenever(location('is_enabled_for_writeback = false'), location('is_enabled_for_writeback = true'), account);
    await whenever(location(`pims_connection_type = 'VETSPIRE'`), location(`pims_connection_type = 'EZYVET'`), account);
    await whenever(location('is_pims_enabled = false'), location('is_pims_enabled = true'), account);
    await whenever(feature(false), feature(true), account);
    await whenever(
      `update signa.patient set pims_provider_id = pims_id, pims_id = null where id = ${task.locationPatientId}`,
      `update signa.patient set pims_id = pims_provider_id, pims_provider_id = null where id = ${task.locationPatientId}`,
      { path: 'pimsConsultId', message: 'Patient needs to be linked to a PIMS record.' },
    );
    const form = { path: 'pimsConsultId', message: 'This is not a consultation ID of the practice system.' };
    expect(await refusal(task, { pimsConsultId: 'c-1' })).toEqual(form);
    expect(await refusal(task, { pimsConsultId: '9'.repeat(16) }, 'SaveAsDraft')).toEqual(form);
  });

  it('A-210 links only a consultation that the PIMS reported for this patient at this account', async () => {
    const task = await desk.fresh('Clementine', 'approval');
    const other = {
      path: 'pimsConsultId',
      message: 'This consultation does not belong to this patient. Choose one from the list.',
    };
    const tell = (patient: string, consult: string, account = 'l.pims_account_id') =>
      server.db
        .asOwner(`insert into signa.pims_consult select l.id, l.pims_connection_type, ${account}, p.pims_id, '${consult}', now()
        from signa.location l join signa.patient p on p.location_id = l.id where l.id = 1 and p.name = '${patient}'`);
    await tell('Juniper', '3');
    await tell('Clementine', '3', `'an account of before'`);
    await tell('Clementine', '4');
    expect(await refusal(task, { pimsConsultId: '3' })).toEqual(other);
    expect(await refusal(task, { pimsConsultId: '3' }, 'SaveAsDraft')).toEqual(other);
    expect((await save(task, { pimsConsultId: '4' })).pimsConsultId).toBe('4');
  });

  it('P-175 A-031 counts unlinked clients only where PIMS is enabled by the location, else by its organization', async () => {
    const count = async () =>
      (await server.data(sample.vet, 'GetUnlinkedLocationClientsCount', { locationId: sample.wren }))
        .unlinkedLocationClientsCount;
    const enable = (location: boolean | null, organization: boolean) =>
      server.db.asOwner(
        `with o as (update signa.organization set is_pims_enabled = ${organization} where id = 1) update signa.location set is_pims_enabled = ${location} where id = 1`,
      );
    await enable(null, true);
    const enabled = await count();
    expect(enabled).toBeGreaterThan(0);
    await enable(true, false);
    expect(await count()).toBe(enabled);
    await enable(null, false);
    expect(await count()).toBe(0);
    await enable(false, true);
    expect(await count()).toBe(0);
  });

  const officeUse = async (product: string): Promise<Changes> => {
    const [row] = await server.db.asOwner<{ client: string; patient: string }>(
      `select c.id::text as client, l.patient_id::text as patient from signa.client c join signa.patient_client l on l.location_id = c.location_id and l.client_id = c.id
      where c.location_id = 1 and c.is_office_use limit 1`,
    );
    return {
      isOfficeUse: true,
      productId: product,
      locationClientId: row?.client,
      locationPatientId: row?.patient,
      unitPerFill: 1,
      refills: 0,
    };
  };
  const add = async (changes: Changes) =>
    server.call(sample.vet, 'AddPrescription', {
      addPrescriptionType: 'AuthorizeRx',
      input: {
        locationId: sample.wren,
        directions: 'For use in the practice.',
        prescExpiryDate: dayFromNow(60),
        authorizingVet: (await desk.pending('Clementine', 'approval')).assignedToLocationUserId,
        ...changes,
      },
    });

  it('P-063 P-002 accepts 999 refills for office use with pharmacy RVP only', async () => {
    const changes = await officeUse(
      await productWhere(
        `not compound and dea_schedule is null and not is_controlled and approval_type = 'Rx' and is_office_use`,
      ),
    );
    expect((await add({ ...changes, refills: 999 })).ok).toBe(true);
    await server.db.asOwner(`update signa.location set pharmacy_codes = '{GGVCP}' where id = 1`);
    expect((await add({ ...changes, refills: 999 })).ok).toBe(false);
    await server.db.asOwner(`update signa.location set pharmacy_codes = '{RVP,GGVCP}' where id = 1`);
    const task = await desk.fresh('Clementine', 'approval');
    expect(await refusal(task, { refills: 999 })).toMatchObject({ path: 'refills' });
  });

  it('P-063 never issues a controlled product for office use', async () => {
    const changes = await officeUse(await productWhere(`dea_schedule = 'C-IV'`));
    expect(await add(changes)).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', message: 'Please contact the pharmacy to prescribe controlled substances' },
    });
  });

  it('A-141 rejects office use where the location has it disabled', async () => {
    const changes = await officeUse(
      await productWhere(
        `not compound and dea_schedule is null and not is_controlled and approval_type = 'Rx' and is_office_use`,
      ),
    );
    await server.db.asOwner('update signa.location set is_office_use_enabled = false where id = 1');
    expect(await add(changes)).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
    await server.db.asOwner('update signa.location set is_office_use_enabled = true where id = 1');
  });
});
