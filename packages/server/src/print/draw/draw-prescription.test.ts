import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { letterFiles, type PrintFacts, printModel, type PrintModel, withLetterNote } from '@signa/core/prescribing';
import PdfDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '../print.test-data.js';
import { drawPrescription } from './draw-prescription.js';
import { type PlacedText, type ReadPage, readPdf, squeezed, textOf } from './read-pdf.test-data.js';

const fontFolder = fileURLToPath(new URL('../../../font', import.meta.url));
const draw = (facts: PrintFacts) => drawPrescription(printModel(facts), facts.printedAt, fontFolder);

/** Every text of the model, each value as its block shows it. */
function textsOf(model: PrintModel): string[] {
  const { header, authorization, patient, practice, controlled } = model;
  const lines = [...patient, ...practice].flatMap(({ label, value }) => [label + value.join('')]);
  const cells = authorization
    .filter(({ label }) => label !== 'Product')
    .map(({ label, value }) => label + value.join(', '));
  const checklist = controlled && [
    ...controlled.checklist.steps.flatMap(({ title, text }) => [title, text]),
    controlled.checklist.mailTo.join(''),
    `Pharmacy phone${controlled.checklist.pharmacyPhone}`,
    `Pharmacy fax${controlled.checklist.pharmacyFax}`,
  ];
  const only = controlled && [
    controlled.schedule,
    controlled.notice,
    `DEA number${controlled.deaNumber}`,
    `Owner address${controlled.ownerAddress.join('')}`,
    controlled.practitionerAddress.join(''),
    controlled.wetSignature.title,
    controlled.wetSignature.mark,
    controlled.wetSignature.signer,
    controlled.wetSignature.dateLabel,
  ];
  return [
    `Issue date${header.issueDate}`,
    `Rx#${header.rxNumber}`,
    `Pharmacy fax${header.pharmacyFax}`,
    model.practiceName,
    model.eSignature,
    model.signedBy ?? '',
    model.printed,
    model.reprintMark?.toUpperCase() ?? '',
    ...lines,
    ...cells,
    ...(only ?? []),
    ...(checklist ?? []),
  ];
}

const overlap = (one: PlacedText, other: PlacedText): boolean =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.baseline - one.size * 0.7 < other.baseline &&
  other.baseline - other.size * 0.7 < one.baseline;

describe.each(Object.entries<PrintFacts>(kinds))('PDF of %s', (kind, facts) => {
  const model = printModel(facts);
  let pages: ReadPage[];
  beforeAll(async () => {
    pages = await readPdf(await draw(facts));
  });

  it('P-108 has letter size, and no text is cut off or overlaps another', () => {
    for (const { width, height, texts } of pages) {
      expect([width, height]).toEqual([612, 792]);
      for (const text of texts) {
        expect(text.left, text.text).toBeGreaterThanOrEqual(36 - 0.5);
        expect(text.right, text.text).toBeLessThanOrEqual(612 - 36 + 0.5);
        expect(text.baseline - text.size, text.text).toBeGreaterThanOrEqual(36 - 2);
        expect(text.baseline, text.text).toBeLessThanOrEqual(792 - 36);
      }
      const covered = texts.flatMap((one, index) => texts.slice(index + 1).filter((other) => overlap(one, other)));
      expect(covered).toEqual([]);
    }
  });

  it('P-104 P-109 P-110 P-111 P-112 P-113 P-114 P-146 P-184 contains every text of the form', () => {
    const text = textOf(pages);
    for (const expected of textsOf(model)) expect(text).toContain(squeezed(expected));
  });

  it('P-108 numbers its pages and names the prescription on each', () => {
    for (const [index, page] of pages.entries()) {
      const text = textOf([page]);
      expect(text).toContain(squeezed(`Page ${index + 1} of ${pages.length}`));
      expect(text).toContain(`Rx#${model.header.rxNumber}`);
    }
  });

  it('P-112 prints the checklist on a separate page, for a controlled product only', () => {
    const isControlled = model.controlled !== null;
    expect(pages).toHaveLength(isControlled ? 2 : 1);
    expect(textOf(pages.slice(1)).includes('Controlledsubstancechecklist')).toBe(isControlled);
    // The signature line is on the page that is signed.
    expect(textOf(pages.slice(0, 1)).includes('Thisisthesignaturethatcounts.')).toBe(isControlled);
    expect(textOf(pages).includes('DEAnumber')).toBe(isControlled);
  });

  it('P-108 P-109 P-111 P-112 has the same layout as the golden file', async () => {
    const lines = pages.flatMap(({ texts }, index) =>
      texts.map(({ text, left, baseline, size }) =>
        [
          `p${index + 1}`,
          left.toFixed(0).padStart(4),
          baseline.toFixed(0).padStart(4),
          size.toFixed(1).padStart(5),
          text,
        ].join(' '),
      ),
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`golden/${kind.replaceAll(' ', '-')}.txt`);
  });
});

it('is byte-identical for the same prescription printed at the same time', async () => {
  expect((await draw(kinds.plain)).equals(await draw(kinds.plain))).toBe(true);
});

it('P-111 prints accents, fractions, and letters beyond Western Europe', async () => {
  const name = 'Žofie Łódź Ångström Đặng Иван';
  const { prescription } = kinds.plain;
  const patient = prescription.locationPatient && { ...prescription.locationPatient, name };
  const facts = {
    ...kinds.plain,
    prescription: { ...prescription, locationPatient: patient, directions: '½ tablet, 5 μg' },
  };
  const text = textOf(await readPdf(await draw(facts)));
  expect(text).toContain(squeezed(name));
  expect(text).toMatch(/½tablet,5[µ\u03bc]g/);
});

const printoutFor = async (name: string, directions: string) => {
  const { prescription } = kinds.plain;
  const patient = prescription.locationPatient && { ...prescription.locationPatient, name };
  const facts = { ...kinds.plain, prescription: { ...prescription, locationPatient: patient, directions } };
  return await drawPrescription(withLetterNote(printModel(facts)), facts.printedAt, fontFolder);
};

it('P-343 prints names in other scripts with embedded glyphs, in the correct order', async () => {
  const file = await printoutFor('Kaʻiulani Ελένη Иван', 'Give one to Ελένη, ℞ only');
  const pages = await readPdf(file);
  expect(textOf(pages)).toContain(squeezed('Kaʻiulani Ελένη Иван'));
  expect(textOf(pages)).toContain(squeezed('Give one to Ελένη, Rx only'));
  expect(textOf(pages)).not.toContain('[U+');
  expect(file.toString('latin1')).toMatch(/NotoSans/);
});

it('P-343 prints a code for a character without a glyph, reports it, and embeds no unused fonts', async () => {
  const file = await printoutFor('李 小龙', 'Give one 😀');
  const text = textOf(await readPdf(file));
  expect(text).toContain(squeezed('[U+674E] [U+5C0F][U+9F99]'));
  expect(text).toContain(squeezed('Give one [U+1F600]'));
  expect(text).toContain(squeezed('and other codes in brackets stand for letters that this file cannot show'));
  expect(file.toString('latin1')).not.toMatch(/NotoSans/);
});

it.each(letterFiles)('P-343 core has the characters of $name', ({ name, letters }) => {
  const known = letters.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  const [regular = new Set<number>(), strong] = ['Regular', 'SemiBold'].map((weight) =>
    lettersOf(join(fontFolder, `${name}-${weight}.ttf`)),
  );
  const ofBoth = [...regular].filter((code) => code >= 0x20 && strong?.has(code));
  expect(known).toEqual(ofBoth.sort((one, other) => one - other));
});

/** The code points with glyphs in a font file, according to PDFKit. */
function lettersOf(path: string): ReadonlySet<number> {
  const doc = new PdfDocument({ autoFirstPage: false, font: path });
  const { font } = (doc as unknown as { readonly _font: { readonly font: { readonly characterSet: number[] } } })._font;
  return new Set(font.characterSet);
}

it('P-108 continues on more pages instead of cutting anything off', async () => {
  const { prescription } = kinds.plain;
  const allergies = Array.from({ length: 160 }, (_, index) => ({ name: `Allergen number ${index}` }));
  const patient = prescription.locationPatient && { ...prescription.locationPatient, allergies };
  const pages = await readPdf(
    await draw({ ...kinds.plain, prescription: { ...prescription, locationPatient: patient } }),
  );
  expect(pages.length).toBeGreaterThan(1);
  expect(textOf(pages)).toContain(squeezed(allergies.map(({ name }) => name).join(', ')));
  for (const { texts } of pages)
    for (const { baseline, text } of texts) expect(baseline, text).toBeLessThanOrEqual(792 - 36);
});
