/** With what a program for tables begins a formula, the full-width signs of Asian keyboards among them. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A line of a CSV file (RFC 4180). A value that a program for tables would run as a formula is disarmed by an apostrophe
 * before it, as OWASP advises: what somebody typed as a name never runs on the computer of who reads the file. One that
 * looks disarmed already gets another apostrophe, so that `csvText` takes back exactly what was written.
 *
 * @see
 */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => csvValue(value ?? '')).join(',')}\r\n`;
}

function csvValue(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  // Who reads the file may trim what is not quoted.
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A value of a CSV file without the apostrophe that disarmed it. @see A-321 */
export const csvText = (value: string): string =>
  value.startsWith("'") && formula.test(value) ? value.slice(1) : value;
