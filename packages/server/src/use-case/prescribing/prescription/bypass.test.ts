import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnPostgres } from '../../../testing/every-database.js';
import { sample, startSampleServer } from '../../../testing/sample-server.js';
import { postgresTestDatabase } from '../../../testing/postgres-test-database.js';
import { answerTo, dayFromNow, TaskDesk } from '../../../testing/task-desk.js';
import type { TestServer } from '../../../testing/test-server.js';

type Changes = Parameters<typeof answerTo>[1];

/** A rule that the portal enforces: a save that follows it, and the same save breaking it. */
interface Bypass {
  /** SQL for the products that the rule applies to; defaults to an ordinary product. */
  readonly product?: string;
  readonly type?: 'AuthorizeRx' | 'PrintRx' | 'SaveAsDraft';
  readonly as?: string;
  /** How the save that follows the rule differs from the default answer. */
  readonly good?: Changes;
  /** How the save that breaks the rule differs from the one that follows it. */
  readonly bad?: Changes | ((own: Own) => Changes);
  /** A change of the database that breaks the rule, and its reversal. */
  readonly state?: (own: Own) => readonly [on: string, off: string];
  readonly code?: 'BAD_USER_INPUT' | 'FORBIDDEN';
  /** Null when the whole call is rejected. */
  readonly field: string | null;
  readonly text: string;
}

/** The rows of the request being answered. */
interface Own {
  readonly clientId: string;
  readonly patientId: string;
  readonly productId: string;
  readonly vetId: string;
}

const required = 'This field is required';
const quantity = 'Must be greater than zero & less than 10000';
const daysSupply = 'Must be greater than zero & less than or equal to 365';
const date = 'Please provide a valid Date';
const pharmacy = 'Please contact the pharmacy to prescribe controlled substances';
const mayNot =
  'The role STAFF cannot authorize. Dr. Maya Okafor has not delegated access. Save a draft and ask the vet to authorize it.';

const plain = `not compound and not is_controlled and dea_schedule is null and approval_type = 'Rx' and not diet`;
const compound = `compound and not has_pharmacy_rationale and dea_schedule is null`;
const scheduleII = `dea_schedule = 'C-II'`;
const scheduleIV = `dea_schedule = 'C-IV'`;
const prnOnly = `diet and approval_type in ('OTC', 'AOTC') and not is_controlled`;
const reason = { reasonForCompound: 'Needed strength is not marketed' };
const ofProduct = (on: string, off: string) => (own: Own) =>
  [on, off].map((set) => `update signa.product set ${set} where id = ${own.productId}`) as [string, string];

describeOnPostgres('a caller that bypasses the portal', () => {
  let server: TestServer;
  let desk: TaskDesk;
  beforeAll(async () => {
    server = await startSampleServer(await postgresTestDatabase());
    desk = new TaskDesk(server);
    await server.db.asOwner('delete from signa.delegation');
    // Only federal law limits controlled products there: the limits of a state have tests of their own.
    await server.db.asOwner(
      `update signa.location set addresses = (select jsonb_agg(a || '{"state": "WY"}') from jsonb_array_elements(addresses) a)`,
    );
    await server.db.asOwner(
      `update signa.location_user set vet_license_state = 'WY' where vet_license_state is not null`,
    );
  });
  afterAll(() => server.close());

  async function productWhere(condition: string): Promise<string> {
    const [row] = await server.db.asOwner<{ id: string }>(
      `select id::text from signa.product where is_active and fulfillment_vendor = 'RVP' and 'canine' = any (species_codes)
      and ${condition} order by id limit 1`,
    );
    if (!row) throw new Error(`The catalogue has a product where ${condition}`);
    return row.id;
  }

  const stored = () => server.db.asOwner('select count(*) as rx, max(version) as version from signa.prescription');

  /**
   * Asserts that the save fails with this code, field, and message and stores nothing, and that without the violation
   * it succeeds.
   */
  function refused(rule: Bypass): () => Promise<void> {
    const { type = 'AuthorizeRx', as = sample.vet, good = {}, bad = {}, state, code = 'BAD_USER_INPUT' } = rule;
    return async () => {
      const productId = await productWhere(rule.product ?? plain);
      const isPrn = (rule.product ?? '') === prnOnly;
      const task = await desk.fresh(
        'Clementine',
        'approval',
        '',
        `product_id = ${productId}, flavor_id = null, quantity_requested = 1`,
      );
      const own: Own = {
        clientId: task.locationClientId ?? '',
        patientId: task.locationPatientId ?? '',
        productId,
        vetId: task.assignedToLocationUserId ?? '',
      };
      const kept: Changes = { ...(isPrn && { prnFlag: true, refills: null }), ...good };
      const broken = { ...kept, ...(typeof bad === 'function' ? bad(own) : bad) };
      const [on, off] = state?.(own) ?? [];
      if (on) await server.db.asOwner(on);
      const before = await stored();
      const answer = await server.call(as, 'AddPrescription', {
        ...answerTo(task, broken, type),
        // A request of another client or patient is rejected before the form is validated.
        prescriptionTaskToAttach: null,
      });
      if (off) await server.db.asOwner(off);
      if (answer.ok) throw new Error('This must be refused');
      const { issues, message } = answer.failure;
      expect({ code: answer.failure.code, issues: issues.map(({ path, message: text }) => [path, text]) }).toEqual({
        code,
        issues: rule.field === null ? [] : expect.arrayContaining([[rule.field, rule.text]]),
      });
      expect(issues.length).toBeLessThanOrEqual(1);
      expect(message).toBe(rule.text);
      expect(await stored()).toEqual(before);
      const taken = await server.call(
        state ? sample.vet : as === sample.staff ? sample.vet : as,
        'AddPrescription',
        answerTo(task, kept, type),
      );
      expect(taken).toMatchObject({ ok: true });
    };
  }

  describe('users and patients', () => {
    it(
      'P-002 a patient of another client',
      refused({
        bad: { locationPatientId: '1', locationClientId: '6', confirmedPatientId: '1' },
        field: 'locationPatientId',
        text: 'This patient is not linked to this client. Choose another patient',
      }),
    );
    it('P-002 no client', refused({ bad: { locationClientId: null }, field: 'locationClientId', text: required }));
    it(
      'P-041 an inactive client',
      refused({
        state: ({ clientId }) => [
          `update signa.client set is_active = false where id = ${clientId}`,
          `update signa.client set is_active = true where id = ${clientId}`,
        ],
        field: 'locationClientId',
        text: 'Client is not active',
      }),
    );
    it(
      'P-041 an inactive patient, in a draft too',
      refused({
        type: 'SaveAsDraft',
        state: ({ patientId }) => [
          `update signa.patient set is_active = false where id = ${patientId}`,
          `update signa.patient set is_active = true where id = ${patientId}`,
        ],
        field: 'locationPatientId',
        text: 'Patient is not active',
      }),
    );
    it(
      'P-068 a user who cannot authorize',
      refused({
        as: sample.staff,
        code: 'FORBIDDEN',
        field: null,
        text: mayNot,
      }),
    );
    it(
      'P-066 an authorizing vet who cannot authorize, in a draft too',
      refused({
        type: 'SaveAsDraft',
        bad: { authorizingVet: '4' },
        field: 'authorizingVet',
        text: 'This user cannot authorize at this location. Choose another user',
      }),
    );
    it('P-066 no authorizing vet', refused({ bad: { authorizingVet: null }, field: 'authorizingVet', text: required }));
    it(
      'P-072 an inactive workflow user',
      refused({
        type: 'SaveAsDraft',
        bad: { workflowLocationUserId: '10' },
        field: 'workflowLocationUserId',
        text: 'This user is inactive, please select an active user.',
      }),
    );
    it(
      'P-115 a controlled product by a vet whose DEA license has expired',
      refused({
        product: scheduleIV,
        bad: { authorizingVet: '7' },
        field: 'productId',
        text: pharmacy,
      }),
    );
    it(
      'P-115 a controlled product by a vet without a DEA license',
      refused({
        product: scheduleIV,
        bad: { authorizingVet: '8' },
        field: 'productId',
        text: pharmacy,
      }),
    );
    it(
      'P-115 a product of Schedule I',
      refused({
        product: scheduleIV,
        state: ofProduct(`dea_schedule = 'C-I'`, `dea_schedule = 'C-IV'`),
        field: 'productId',
        text: pharmacy,
      }),
    );
  });

  describe('product and quantity', () => {
    it(
      'P-045 no product, in a draft too',
      refused({ type: 'SaveAsDraft', bad: { productId: null }, field: 'productId', text: required }),
    );
    it(
      'P-046 an inactive product',
      refused({
        state: ofProduct('is_active = false', 'is_active = true'),
        field: 'productId',
        text: 'This product is not available, please reselect',
      }),
    );
    it(
      'P-045 no quantity, in a draft too',
      refused({ type: 'SaveAsDraft', bad: { unitPerFill: null }, field: 'unitPerFill', text: required }),
    );
    it('P-047 a quantity of 0', refused({ bad: { unitPerFill: 0 }, field: 'unitPerFill', text: quantity }));
    it(
      'P-047 a quantity of 10000, in a draft too',
      refused({ type: 'SaveAsDraft', bad: { unitPerFill: 10_000 }, field: 'unitPerFill', text: quantity }),
    );
    it(
      'P-047 a quantity with three decimals',
      refused({ bad: { unitPerFill: 1.005 }, field: 'unitPerFill', text: quantity }),
    );
    it(
      'P-048 at a brand location, a quantity that is not a whole package',
      refused({
        state: () => [
          `update signa.location set portal_type_id = (select id from signa.portal_type where code = 'brava') where id = 1`,
          `update signa.location set portal_type_id = (select id from signa.portal_type where code = 'signa') where id = 1`,
        ],
        product: `${plain} and packsize_qty = 30`,
        bad: { unitPerFill: 31 },
        field: 'unitPerFill',
        text: 'Choose whole packs of 30',
      }),
    );
    it(
      'P-050 a flavor of another product',
      refused({
        bad: { flavorId: '999999' },
        field: 'flavorId',
        text: 'This product is not available in that flavor. Choose another flavor',
      }),
    );
    it(
      'P-099 Authorize of a product that no pharmacy of the location dispenses',
      refused({
        state: ofProduct(`fulfillment_vendor = 'ELSEWHERE'`, `fulfillment_vendor = 'RVP'`),
        field: 'addPrescriptionType',
        text: 'No pharmacy of this location fills this product. Use Print Rx',
      }),
    );
  });

  describe('directions, refills and dates', () => {
    it('P-052 no directions', refused({ bad: { directions: ' ' }, field: 'directions', text: required }));
    it(
      'P-052 P-097 directions of 621 characters, in a draft too',
      refused({
        type: 'SaveAsDraft',
        bad: { directions: 'x'.repeat(621) },
        field: 'directions',
        text: 'Enter at most 620 characters',
      }),
    );
    it('P-056 no refills', refused({ bad: { refills: null }, field: 'refills', text: required }));
    it(
      'P-056 negative refills',
      refused({ bad: { refills: -1 }, field: 'refills', text: 'Just positive numbers are allowed' }),
    );
    it(
      'P-056 half a refill',
      refused({ bad: { refills: 1.5 }, field: 'refills', text: 'Just positive numbers are allowed' }),
    );
    it(
      'P-057 12 refills',
      refused({
        good: { refills: 11 },
        bad: { refills: 12 },
        field: 'refills',
        text: 'Choose at most 11 refills',
      }),
    );
    it(
      'P-057 6 refills of a controlled product',
      refused({
        product: scheduleIV,
        good: { refills: 5 },
        bad: { refills: 6 },
        field: 'refills',
        text: 'A controlled substance can be refilled at most 5 times',
      }),
    );
    it(
      'P-058 a refill of Schedule II, in a draft too',
      refused({
        product: scheduleII,
        type: 'SaveAsDraft',
        bad: { refills: 1 },
        field: 'refills',
        text: 'A Schedule II controlled substance cannot be refilled. Choose 0 refills',
      }),
    );
    it(
      'P-060 PRN of a controlled product, in a draft too',
      refused({
        product: scheduleIV,
        type: 'SaveAsDraft',
        bad: { prnFlag: true, refills: null },
        field: 'prnFlag',
        text: 'A controlled product cannot be PRN. Choose a number of refills',
      }),
    );
    it(
      'P-062 a PRN-only product without PRN',
      refused({
        product: prnOnly,
        bad: { prnFlag: false, refills: 1 },
        field: 'prnFlag',
        text: 'This product is always PRN. Turn PRN on',
      }),
    );
    it(
      'P-063 999 refills for a patient',
      refused({ bad: { refills: 999 }, field: 'refills', text: 'Choose at most 11 refills' }),
    );
    it('P-065 no expiration', refused({ bad: { prescExpiryDate: null }, field: 'prescExpiryDate', text: date }));
    it(
      'P-065 an expiration in the past, in a draft too',
      refused({ type: 'SaveAsDraft', bad: { prescExpiryDate: dayFromNow(-2) }, field: 'prescExpiryDate', text: date }),
    );
    it(
      'P-065 an expiration that is not a date',
      refused({ bad: { prescExpiryDate: '2027-02-30' }, field: 'prescExpiryDate', text: date }),
    );
    it(
      'P-065 P-064 a controlled product beyond six months',
      refused({ product: scheduleIV, bad: { prescExpiryDate: dayFromNow(190) }, field: 'prescExpiryDate', text: date }),
    );
    it(
      'P-065 P-064 a Schedule II product beyond three months',
      refused({ product: scheduleII, bad: { prescExpiryDate: dayFromNow(100) }, field: 'prescExpiryDate', text: date }),
    );
    it(
      'P-079 a notification in the past',
      refused({ bad: { notifyClientDate: dayFromNow(-2) }, field: 'notifyClientDate', text: date }),
    );
  });

  describe('compounding, days supply, notes and consult', () => {
    it(
      'P-073 a compound without a reason',
      refused({
        product: compound,
        good: reason,
        bad: { reasonForCompound: null },
        field: 'reasonForCompound',
        text: required,
      }),
    );
    it(
      'P-073 a reason that is not on the list',
      refused({
        product: compound,
        good: reason,
        bad: { reasonForCompound: 'Because' },
        field: 'reasonForCompound',
        text: 'Choose a reason from the list',
      }),
    );
    it(
      'P-075 an allergenic ingredient with a reason that does not require one',
      refused({
        product: compound,
        good: reason,
        bad: { allergicIngredient: 'corn' },
        field: 'allergicIngredient',
        text: 'The chosen reason does not use an allergic ingredient. Clear the ingredient',
      }),
    );
    it('P-076 a days supply of 0', refused({ bad: { daysSupply: 0 }, field: 'daysSupply', text: daysSupply }));
    it(
      'P-076 a days supply of 366, in a draft too',
      refused({ type: 'SaveAsDraft', bad: { daysSupply: 366 }, field: 'daysSupply', text: daysSupply }),
    );
    it('P-076 half a day', refused({ bad: { daysSupply: 1.5 }, field: 'daysSupply', text: daysSupply }));
    it(
      'P-077 a note to the pharmacy of 101 characters',
      refused({
        bad: { noteToPharmacy: 'Owner agrees: '.padEnd(101, 'x') },
        field: 'noteToPharmacy',
        text: 'Enter at most 100 characters',
      }),
    );
    it(
      'P-077 a note to the client of 101 characters',
      refused({
        bad: { noteToClient: 'x'.repeat(101) },
        field: 'noteToClient',
        text: 'Enter at most 100 characters',
      }),
    );
    it(
      'P-088 a conflict without a note',
      refused({
        state: ofProduct(`species_codes = '{feline}'`, `species_codes = '{canine,feline}'`),
        bad: { noteToPharmacy: ' ' },
        field: 'noteToPharmacy',
        text: required,
      }),
    );
    it(
      'P-090 a consult where the patient has none',
      refused({
        state: ({ patientId }) => [
          `update signa.patient set pims_provider_id = pims_id, pims_id = null where id = ${patientId}`,
          `update signa.patient set pims_id = pims_provider_id, pims_provider_id = null where id = ${patientId}`,
        ],
        bad: { pimsConsultId: '3' },
        field: 'pimsConsultId',
        text: 'Patient needs to be linked to a PIMS record.',
      }),
    );
    it(
      'P-119 an origin that is neither create nor copy',
      refused({
        bad: { rxOriginCode: 'import' },
        field: 'rxOriginCode',
        text: 'Send create or copy',
      }),
    );
  });
});
