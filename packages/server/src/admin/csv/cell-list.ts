/** What stands in one cell with ; between. A ; or backslash of an entry itself stands behind a backslash. */
export function readList(text: string): string[] {
  const entries = (text.match(/(?:\\[^]|[^;\\])+|\\$/g) ?? []).map((entry) => entry.trim().replace(/\\([^])/g, '$1'));
  return entries.filter((entry) => entry !== '');
}

/** The cell that `readList` reads these from. */
export const listText = (entries: readonly string[]): string =>
  entries.map((entry) => entry.replace(/[;\\]/g, (sign) => `\\${sign}`)).join('; ');
