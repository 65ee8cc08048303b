/** Whether a value is an object; a response may contain anything. */
export function isRecord(reported: unknown): reported is object {
  return typeof reported === 'object' && reported !== null;
}
