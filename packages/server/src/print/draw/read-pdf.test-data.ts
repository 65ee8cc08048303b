import { getDocumentProxy } from 'unpdf';

/** Text with its position in points from the page's top left corner. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
}

/** What a PDF reader finds on each page. */
export async function readPdf(file: Uint8Array): Promise<ReadPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const transform = item.transform as number[];
      const [x = 0, y = 0] = transform.slice(4);
      return [{ text: item.str, left: x, right: x + item.width, baseline: height - y, size: transform[0] ?? 0 }];
    });
    pages.push({ width, height, texts });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

/** Lines break anywhere, so texts are compared without spaces. */
export const squeezed = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

export const textOf = (pages: readonly ReadPage[]): string =>
  squeezed(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
