/** JSON with two-space indentation, for readers and programs. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
