/** Opens the browser's print dialog with the content of PrintSheets. Rejects if the browser refuses (P-101). */
export async function printNow(): Promise<void> {
  if (typeof window.print !== 'function') throw new Error('This browser cannot print');
  // The fonts of the printout may still be loading.
  if ('fonts' in document) await document.fonts.ready;
  window.print();
}
