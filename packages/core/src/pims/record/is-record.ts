/** Whether something has fields at all: what came over the wire may be anything. */
export function isRecord(told: unknown): told is object {
  return typeof told === 'object' && told !== null;
}
