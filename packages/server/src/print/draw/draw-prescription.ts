import { printFooter, type PrintModel, smallestPrintedSize } from '@signa/core/prescribing';
import type { Instant } from '@signa/core/base';
import PdfDocument from 'pdfkit';
import { checklistBlocks } from './checklist.js';
import { formBlocks } from './form.js';
import { Ink } from './ink.js';
import { footerHeight, lineWidth, type Page, pagesOf, paper } from './page.js';
import { typeSizes } from './style.js';

/**
 * Renders the printed prescription as a letter-size PDF. The same model and time give the same bytes.
 *
 * @param fontFolder - folder of the fonts to embed
 * @see P-108 to P-112
 */
export async function drawPrescription(model: PrintModel, printedAt: Instant, fontFolder: string): Promise<Buffer> {
  const doc = new PdfDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    // No fonts except the embedded ones.
    font: null as never,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: 'Prescription', Creator: 'Signa', Producer: 'Signa', CreationDate: new Date(printedAt) },
  });
  const content = collected(doc);
  const ink = new Ink(doc, fontFolder);
  const sheets = [formBlocks(model), ...(model.controlled ? [checklistBlocks(model, model.controlled)] : [])];
  const pages = sheets.flatMap((blocks) => pagesOf(blocks, ink, smallestPrintedSize(model)));
  for (const [index, page] of pages.entries()) {
    doc.addPage();
    drawPage(ink, page);
    drawFooter(ink, [...printFooter(model), `Page ${index + 1} of ${pages.length}`]);
  }
  doc.end();
  return await content;
}

function drawPage(ink: Ink, page: Page): void {
  for (const { piece, y, height, scale } of page)
    ink.scaled(scale, paper.margin, y, () => piece.draw(ink, paper.margin, y, lineWidth / scale, height / scale));
}

function drawFooter(ink: Ink, texts: readonly string[]): void {
  const top = paper.height - paper.margin - footerHeight;
  ink.rule(paper.margin, top, paper.margin + lineWidth, top);
  for (const [index, text] of texts.entries()) {
    const align = (['left', 'center', 'right'] as const)[index] ?? 'left';
    ink.line(text, paper.margin, top + 6, lineWidth, { ...typeSizes.foot, align });
  }
}

async function collected(doc: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
