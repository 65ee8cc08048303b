import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Operations } from '@signa/core/contract';
import { hardCopyNotice } from '@signa/core/catalog';
import { eSignatureText, prescriptionLimits } from '@signa/core/prescribing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerAs } from './harness/call.js';
import { commandLineToken } from './harness/command-line-token.js';
import { expectGolden } from './harness/golden-picture.js';
import { readPdf, withoutSpaces, wordsOf } from './harness/read-pdf.js';
import { people, signIn } from './harness/sign-in.js';
import { openStage } from './harness/stage.js';

type Prescription = NonNullable<Operations['GetPrescription']['data']['prescription']>;
type Place = NonNullable<Prescription['location']>;

// Uses the full browser, so that printed letters are rendered as users get them.
const stage = openStage({ isFullBrowser: true });
let maya: Caller;
beforeAll(async () => {
  maya = await callerAs(stage.url, people.vet);
});

/** The practice's first issued prescription that matches. */
async function issuedThat(
  is: (row: Operations['GetPrescriptionHistory']['data']['prescriptionHistory'][number]) => boolean,
) {
  const { prescriptionHistory } = await maya('GetPrescriptionHistory', { locationId: '1', archived: false, take: 100 });
  const row = prescriptionHistory
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .find((candidate) => !candidate.rxStatus.code.endsWith('Draft') && is(candidate));
  if (!row) throw new Error('The sample has no such prescription');
  const { prescription } = await maya('GetPrescription', { id: row.id });
  if (!prescription?.location) throw new Error(`Prescription ${row.id} has no location`);
  return { ...prescription, location: prescription.location };
}

const filled = (words: string, length: number) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, '.');
const otherAddress = (place: Place): Place => ({
  ...place,
  locationAddresses: place.locationAddresses.map((address) => ({
    ...address,
    city: 'Columbus',
    state: 'OH',
    zip: '43085',
  })),
});

/** Fixed facts, so that the screenshot doesn't change; all others are from the sample. */
const still = {
  rxNumber: '26-121877',
  issuedDate: '2026-11-20T14:02:00.000Z',
  prescExpiryDate: '2027-11-20',
  notifyClientDate: '2026-12-01',
  directions: 'Give 1 tablet by mouth 2 hours before car travel or a visit, up to twice a week.',
  noteToClient: 'Keep out of reach; may cause sleepiness.',
  noteToPharmacy: 'Toy breed, cannot take capsules.',
  unitPerFill: 60,
  refills: 2,
  prnFlag: false,
  daysSupply: 30,
  firstPrintedAt: '2026-11-20T14:05:00.000Z',
  reprintCount: 0,
} as const;

const longest = ({ product, locationPatient, locationClient }: Prescription) => ({
  ...still,
  directions: filled('Give 1¾ tablets by mouth every 12 hours with food; ', prescriptionLimits.directionsMax),
  noteToClient: filled('Gib sie während der Mahlzeit, ', prescriptionLimits.noteMax),
  noteToPharmacy: filled('Extra-label because no tablet is small enough. ', prescriptionLimits.noteMax),
  unitPerFill: 7777.77,
  product: { ...product, title: 'Buprenorphine Hydrochloride in Sterile Oil with Vitamin B12 Suspension Veterinary' },
  locationPatient: locationPatient && {
    ...locationPatient,
    name: 'Maximiliane-Friederike von und zu Hohenstein-Württemberg',
  },
  locationClient: locationClient && {
    ...locationClient,
    firstName: 'Bartholomew-Alexander Christopher',
    lastName: 'Featherstonehaugh-Cholmondeley de Oliveira',
  },
});

/**
 * Each kind of printed prescription, made from a sample prescription; the sample's own dates would change the
 * screenshot.
 */
const kinds: Readonly<Record<string, (one: Prescription & { location: Place }) => Prescription>> = {
  plain: (one) => ({ ...one, ...still }),
  compound: (one) => ({
    ...one,
    ...still,
    unitPerFill: 2.5,
    product: { ...one.product, title: 'Tramadol Oil Suspension', strengthDisplay: null, compound: true },
  }),
  'schedule-ii': (one) => ({
    ...one,
    ...still,
    refills: 0,
    product: { ...one.product, isControlled: true, deaSchedule: 'C-II' },
    location: otherAddress(one.location),
  }),
  'new-york': (one) => ({ ...one, ...still, product: { ...one.product, isControlled: true, deaSchedule: 'C-IV' } }),
  'office-use': (one) => ({
    ...one,
    ...still,
    isOfficeUse: true,
    locationPatient: null,
    locationClient: null,
    daysSupply: null,
    noteToClient: null,
  }),
  'longest-texts': (one) => ({ ...one, ...longest(one) }),
  'longest-texts-controlled': (one) => {
    const long = longest(one);
    return { ...one, ...long, product: { ...long.product, isControlled: true, deaSchedule: 'C-II' } };
  },
};

/** Prints a prescription with the server's data in this shape, as one more printing. */
async function printWithData(page: Page, shown: Prescription): Promise<void> {
  const again = { at: '2026-11-21T15:30:00.000Z', kind: 'reprinted', actor: 'Dr. Maya Okafor', note: null };
  const recorded = { ...shown, reprintCount: shown.reprintCount + 1, history: [again, ...shown.history] };
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === 'GetPrescription') return await route.fulfill({ json: { data: { prescription: shown } } });
    if (operationName !== 'ReprintPrescription') return await route.fallback();
    await route.fulfill({ json: { data: { reprintPrescription: recorded } } });
  });
  await page.goto(`${stage.url}/print/rx/${shown.id}`);
  await pressPrint(page);
}

/** Until the printing is recorded, the browser has nothing to print. */
async function pressPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByText(/^Recorded as .*\. Printing again creates a marked reprint\.$/).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

const printed = async (page: Page) => await readPdf(await page.pdf({ preferCSSPageSize: true }));

describe('the printed prescription', () => {
  it.each(Object.keys(kinds))(
    'P-104 P-108 P-109 P-110 P-111 P-112 P-113 P-114 prints %s on letter paper, complete, as approved',
    async (kind) => {
      const page = await stage.page();
      await signIn(page, stage.url, people.vet);
      const shown = kinds[kind]?.(await issuedThat(({ product }) => product.title.startsWith('Gabapentin')));
      if (!shown) throw new Error(`Unknown kind ${kind}`);
      await printWithData(page, shown);
      const pages = await printed(page);
      const notice = hardCopyNotice(shown.product);
      expect(pages).toHaveLength(notice === null ? 1 : 2);
      for (const { width, height, texts } of pages) {
        expect([width, height]).toEqual([612, 792]);
        for (const { left, right, baseline, text } of texts) {
          expect(left, text).toBeGreaterThanOrEqual(35);
          expect(right, text).toBeLessThanOrEqual(577);
          expect(baseline, text).toBeGreaterThanOrEqual(36);
          expect(baseline, text).toBeLessThanOrEqual(756);
        }
      }
      const [form = '', checklist = ''] = pages.map((one) => wordsOf([one]));
      const expected = [
        eSignatureText,
        shown.directions,
        shown.noteToClient,
        shown.noteToPharmacy,
        shown.locationPatient?.name,
        shown.locationClient?.lastName,
        shown.product.title,
        'Reprint 1'.toUpperCase(),
        'Page 1 of',
        notice && 'This is the signature that counts.',
        notice,
      ];
      for (const text of expected) expect(form).toContain(withoutSpaces(text ?? ''));
      expect(form.includes('DEAnumber')).toBe(notice !== null);
      if (notice !== null) expect(checklist).toContain('Controlledsubstancechecklist');
      await comparePictures(page, kind);
    },
  );

  it('P-108 adds a page instead of cutting content, and splits no block', async () => {
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    const one = await issuedThat(({ product }) => product.title.startsWith('Gabapentin'));
    const allergies = Array.from({ length: 60 }, (_, index) => ({
      code: `x${index}`,
      name: `Allergen number ${index}`,
      kind: 'other',
      ingredients: null,
    }));
    const { locationPatient } = one;
    await printWithData(page, {
      ...one,
      ...longest(one),
      locationPatient: locationPatient && { ...locationPatient, allergies },
    });
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThan(1);
    const words = wordsOf(pages);
    expect(words).toContain(withoutSpaces(allergies.map(({ name }) => name).join(', ')));
    const whole = pages.filter((sheet) => wordsOf([sheet]).includes(withoutSpaces(longest(one).directions)));
    expect(whole).toHaveLength(1);
    expect(words).toContain(`of${pages.length}`);
  });

  it('P-146 prints the original once, and nothing that is not recorded', async () => {
    const { id } = await issuedThat(
      ({ product, rxStatus }) => rxStatus.code === 'Created' && product.deaSchedule === null,
    );
    const events = async () => (await maya('GetPrescription', { id })).prescription?.history.map(({ kind }) => kind);
    const page = await stage.page();
    await signIn(page, stage.url, people.vet);
    await page.goto(`${stage.url}/print/rx/${id}`);
    await page.getByText('Printing records the original.').waitFor();
    expect(wordsOf(await printed(page))).toBe(
      withoutSpaces('Press Print in Signa, so that the printout is recorded first.'),
    );
    expect(await events()).not.toContain('printed');
    // Closed without printing, it's still the original.
    await page.goto(`${stage.url}/print/rx/${id}`);
    await pressPrint(page);
    expect(wordsOf(await printed(page))).not.toContain('REPRINT');
    await page.reload();
    await page.getByText('Printing records Reprint 1.').waitFor();
    await pressPrint(page);
    expect(wordsOf(await printed(page))).toContain('REPRINT1');
    expect((await events())?.filter((kind) => kind === 'printed' || kind === 'reprinted')).toEqual([
      'reprinted',
      'printed',
    ]);
  });

  it('P-108 P-109 P-111 P-112 is identical from the portal, the server and the command line', async () => {
    const { id } = await issuedThat(({ product }) => product.deaSchedule === 'C-II');
    const folder = await mkdtemp(join(tmpdir(), 'signa-print-'));
    try {
      const env = { PATH: '', SIGNA_CONFIG_DIR: folder, SIGNA_SERVER: stage.url };
      const program = fileURLToPath(new URL('../packages/cli/dist/main.js', import.meta.url));
      const signa = async (input: string, ...args: string[]) => {
        const running = promisify(execFile)(process.execPath, [program, ...args], { env });
        running.child.stdin?.end(input);
        await running;
      };
      await signa(await commandLineToken(stage.url, people.vet), 'login', '--with-token');
      await signa('', 'prescription', 'print', id, '--output', join(folder, 'paper.pdf'));
      const file = await readPdf(await readFile(join(folder, 'paper.pdf')));
      expect(wordsOf(file)).toContain('REPRINT1');

      const page = await stage.page();
      await signIn(page, stage.url, people.vet);
      await page.goto(`${stage.url}/print/rx/${id}`);
      await pressPrint(page);
      const printout = await printed(page);
      expect(wordsOf(printout)).toContain('REPRINT2');
      expect(printout).toHaveLength(file.length);
      for (const [index, sheet] of printout.entries()) {
        // The order of texts depends on the PDF writer; the print time and number are excluded.
        const letters = (pages: typeof file) =>
          Array.from(
            wordsOf(pages)
              .replace(/Printed.*?by/, '')
              .replace(/REPRINT\d/, ''),
          )
            .toSorted()
            .join('');
        expect(letters([sheet])).toBe(letters(file.slice(index, index + 1)));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

async function comparePictures(page: Page, kind: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('.paper-print .paper-sheet');
  for (let index = 0; index < (await sheets.count()); index += 1) {
    const sheet = sheets.nth(index);
    // The print time differs each time.
    const taken = await sheet.screenshot({ mask: [sheet.locator('.paper-foot span').nth(1)], maskColor: '#ffffff' });
    await expectGolden(`${kind}-${index + 1}`, taken);
  }
}
