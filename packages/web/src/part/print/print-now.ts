/** Opens the browser's print window with what PaperForPrinter put on the page. Rejects when the browser refuses (P-101). */
export async function printNow(): Promise<void> {
  if (typeof window.print !== 'function') throw new Error('This browser cannot print');
  // The fonts of the paper may still be loading.
  if ('fonts' in document) await document.fonts.ready;
  window.print();
}
