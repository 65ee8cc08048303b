/** Whether a value is an object; a response may contain anything. */
export function isRecord(told: unknown): told is object {
  return typeof told === 'object' && told !== null;
}
