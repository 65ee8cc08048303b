/** JSON for people and programs alike: two spaces, ready for the terminal. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
