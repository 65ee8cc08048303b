/** Characters with which spreadsheet programs begin a formula, including the full-width forms of Asian keyboards. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A line of a CSV file (RFC 4180). A value that a spreadsheet program would run as a formula is escaped by a leading
 * apostrophe, as OWASP recommends, so that typed text never runs on the reader's computer. A value that looks escaped
 * already gets another apostrophe, so that `csvText` restores the exact value.
 *
 * @see
 */
export const csvLine = (values: readonly (string | null)[]): string => separatedLine(values, ',');

/** Like `csvLine`, with another separator of one character. @see A-520 */
export function separatedLine(values: readonly (string | null)[], separator: string): string {
  return `${values.map((value) => csvValue(value ?? '', separator)).join(separator)}\r\n`;
}

/** The character with which a CSV file begins, so that Excel and other programs read it as UTF-8. @see A-516 */
export const csvMark = '\uFEFF';

function csvValue(value: string, separator: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  // A reader may trim unquoted values.
  return safe.includes(separator) || /["\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A value of a CSV file without its escaping apostrophe. @see A-321 */
export const csvText = (value: string): string =>
  value.startsWith("'") && formula.test(value) ? value.slice(1) : value;
