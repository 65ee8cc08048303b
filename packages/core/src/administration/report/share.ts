/**
 * A percentage with one decimal; `null` when the total is zero.
 *
 * @see
 */
export function perHundred(count: number, of: number): number | null {
  return of > 0 ? Math.round((count / of) * 1_000) / 10 : null;
}

const hour = 60;
const day = 24 * hour;

/**
 * A response time as text: '12 min', '3 h 12 min', '2 d 4 h'; under a minute '0 min'.
 *
 * @param minutes - whole, 0 or more
 * @see
 */
export function durationText(minutes: number): string {
  if (minutes < hour) return `${minutes} min`;
  if (minutes < day) return joined([Math.floor(minutes / hour), 'h'], [minutes % hour, 'min']);
  return joined([Math.floor(minutes / day), 'd'], [Math.floor((minutes % day) / hour), 'h']);
}

type Part = readonly [count: number, unit: string];

function joined([count, unit]: Part, [rest, smaller]: Part): string {
  return rest === 0 ? `${count} ${unit}` : `${count} ${unit} ${rest} ${smaller}`;
}
