import { fc } from '@fast-check/vitest';
import { callHeaders, reprintHeader } from '@signa/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../testing/every-database.js';
import { forgetIssueRecord } from '../testing/issue-record.js';
import { sample, startSampleServer } from '../testing/sample-server.js';
import { answerTo, lawful, TaskDesk } from '../testing/task-desk.js';
import type { TestServer } from '../testing/test-server.js';
import { rendersPapers } from '../testing/test-timeouts.js';
import { readPdf, textOf } from './draw/read-pdf.test-data.js';

/** Every column of other records that printout or detail ever read, with valid values. */
const columns: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  patient: {
    name: [`'Renamed'`, `name || ' II'`],
    species_code: [`'feline'`, `'equine'`, 'null'],
    breed_code: ['null'],
    gender: [`'F'`, 'null'],
    birthdate: [`'2011-01-02'`, 'null'],
    weight: ['4', '77.5', 'null'],
    weight_unit: [`'kg'`, `'lbs'`, 'null'],
    allergies: [`'[]'`, `'[{"code": "9", "name": "Penicillin", "kind": "drug"}]'`],
    health_conditions: [`'[]'`, `'[{"code": "9", "name": "Gout"}]'`],
    current_meds: [`'[]'`, `'[{"code": "9", "name": "Aspirin"}]'`],
    is_active: ['false', 'true'],
    is_pims_import: ['true', 'false'],
  },
  client: {
    first_name: [`'Someone'`, 'null'],
    last_name: [`'Else'`],
    phones: [`'[]'`],
    addresses: [
      `'[]'`,
      `(select coalesce(jsonb_agg(a || '{"addressLine1": "1 Moved Road", "city": "Nowhere"}'), '[]') from jsonb_array_elements(addresses) a)`,
    ],
  },
  location: {
    name: [`'Sold Hospital'`],
    phones: [`'[]'`],
    addresses: [
      `(select jsonb_agg(a || '{"addressLine1": "1 New Street", "state": "OH"}') from jsonb_array_elements(addresses) a)`,
    ],
    time_zone: [`'America/Los_Angeles'`, `'Asia/Tokyo'`],
    price_book_type: [`'Brand'`, `'Unknown'`],
    pharmacy_codes: [`'{}'`],
  },
  organization: { name: [`'Sold Group ' || id`] },
  app_user: { first_name: [`'Renamed'`] },
  location_user: {
    display_name: [`'Dr. Married'`, `display_name || ' DVM'`],
    vet_license_number: [`'NEW-1'`],
    vet_license_state: [`'CA'`, `'TX'`],
    dea_license: [`'FX0000001'`],
    title: [`'Owner'`],
  },
  product: {
    title: [`title || ' new label'`],
    strength_display: [`'1 g'`, 'null'],
    unit_measure: [`'capsules'`],
    dea_schedule: [`'C-V'`],
    price_books: [`'[]'`],
    fulfillment_vendor: [`'GONE'`, 'null'],
    ingredients: [`'{other}'`],
    packsize_qty: ['7'],
    is_active: ['false', 'true'],
  },
  species: { name: [`'Renamed ' || code`] },
  flavor: { flavor: [`'Renamed ' || id`] },
  product_presentation: { description: [`'Renamed ' || id`] },
  pharmacy: { fax: [`'8005550199'`, 'null'], name: [`'Renamed'`] },
  prescription: { workflow_location_user_id: ['1', 'null'], workflow_status_id: ['1', 'null'] },
};

const edits = Object.entries(columns).flatMap(([table, sets]) =>
  Object.entries(sets).flatMap(([column, values]) =>
    values.map((value) => `update signa.${table} set ${column} = ${value}`),
  ),
);

describeOnOneDatabase('the printout of one printing', (make) => {
  let server: TestServer;
  let desk: TaskDesk;
  let papers: readonly { readonly id: string; readonly bytes: Buffer }[];
  beforeAll(async () => {
    server = await startSampleServer(await make());
    desk = new TaskDesk(server);
    // An ordinary product, a controlled one, and one issued before issue records existed.
    const ids = [await issue('Clementine'), await issue('Roxie', lawful), await issue('Willow')];
    await forgetIssueRecord(server.db, ids[2] ?? '');
    papers = await Promise.all(
      ids.map(async (id) => {
        await server.data(sample.vet, 'ReprintPrescription', { id });
        return { id, bytes: await fetchPrintout(id) };
      }),
    );
  });
  afterAll(() => server.close());

  const issue = async (patient: string, changes = {}) => {
    const task = await desk.fresh(patient, 'approval');
    return (await server.data(sample.vet, 'AddPrescription', answerTo(task, changes))).addPrescription.id;
  };
  async function fetchPrintout(id: string, reprint = 0): Promise<Buffer> {
    const headers = callHeaders(await server.token(sample.vet), null);
    const answer = await fetch(`${server.url}/prescriptions/${id}/print.pdf`, { headers });
    expect([answer.status, answer.headers.get(reprintHeader)]).toEqual([200, String(reprint)]);
    return Buffer.from(await answer.arrayBuffer());
  }

  it('P-335 P-146 is byte-identical after any sequence of edits to any record', rendersPapers, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...edits), { minLength: 1, maxLength: 20 }), async (sequence) => {
        for (const edit of sequence) await server.db.asOwner(edit);
        for (const { id, bytes } of papers)
          expect((await fetchPrintout(id)).equals(bytes), sequence.join(';\n')).toBe(true);
      }),
      { numRuns: 8 },
    );
  });

  it(
    'P-335 P-146 is byte-identical after every edit, and so is its GetPrescription response',
    rendersPapers,
    async () => {
      for (const edit of edits) await server.db.asOwner(edit);
      for (const { id, bytes } of papers) {
        expect((await fetchPrintout(id)).equals(bytes)).toBe(true);
        const { prescription } = await server.data(sample.vet, 'GetPrescription', { id });
        const text = JSON.stringify([prescription?.locationPatient?.name, prescription?.product.title]);
        expect(text).not.toMatch(/Renamed|new label/);
        expect(prescription?.location?.name).toBe('Wren Street Animal Hospital');
        expect(prescription?.authorizingVetLocationUser?.displayName).toBe('Dr. Maya Okafor');
      }
    },
  );

  it('P-336 a reprint has the issued content, with its own number, date, and user', async () => {
    for (const { id, bytes } of papers) {
      await server.data(sample.vetadmin, 'ReprintPrescription', { id });
      const reprint = await fetchPrintout(id, 1);
      expect(reprint.equals(bytes)).toBe(false);
      const [before, after] = await Promise.all([bytes, reprint].map(textOfPrintout));
      expect(after).toContain('REPRINT1');
      expect(after?.replaceAll('REPRINT1', '')).toBe(before);
      const again = await fetchPrintout(id, 1);
      await server.db.asOwner(`update signa.patient set name = name || '!'`);
      expect((await fetchPrintout(id, 1)).equals(again)).toBe(true);
    }
  });
});

/** All texts except the line with the time and user of the printing. */
const textOfPrintout = async (file: Buffer) =>
  textOf(await readPdf(new Uint8Array(file))).replaceAll(/Printed\d\d-\d\d-\d{4}\d\d:\d\d[AP]Mby.*?(?=Page|$)/g, '');
