import fc from 'fast-check';
import type { PlainDate } from './plain-date.js';

/** Days from 1890 to 2110, often at the end of a month. */
export function plainDate(): fc.Arbitrary<PlainDate> {
  const any = fc.date({
    min: new Date('1890-01-01T00:00:00Z'),
    max: new Date('2110-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const monthEnd = fc
    .tuple(fc.integer({ min: 1890, max: 2110 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => new Date(Date.UTC(year, month, 0)));
  return fc.oneof(any, monthEnd).map((day) => day.toISOString().slice(0, 10));
}
