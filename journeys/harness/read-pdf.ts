import { getDocumentProxy } from 'unpdf';

/** A text on a page, in points from the page's top left corner. */
interface PdfText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

/** The pages of a PDF as a reader parses them. */
export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x = 0, y = 0] = (item.transform as number[]).slice(4);
      return [{ text: item.str, left: x, right: x + item.width, baseline: height - y }];
    });
    pages.push({ width, height, texts });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** Lines can break anywhere, so texts are compared without whitespace. */
export const withoutSpaces = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

export const wordsOf = (pages: readonly PdfPage[]): string =>
  withoutSpaces(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
