import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Operations } from '../../contract/operations.js';
import { isVoided, lineStatuses } from './index.js';
import type { DescribedStatus } from './index.js';

const line = (status: string) => ({ status });

describe('voided lines', () => {
  it('C-132 are recognized in both spellings, and no others', () => {
    expect(lineStatuses.filter((status) => isVoided(line(status)))).toEqual(['void', 'voided']);
    expect(['', 'VOID', 'avoided', 'cancelled', 'refunded'].some((status) => isVoided(line(status)))).toBe(false);
  });

  it('P-194 P-214 are part of the lines that the archive check reads', () => {
    type Line = NonNullable<Operations['GetOrder']['data']['order']>['lineItems'][number];
    expectTypeOf<Line>().toExtend<{ readonly status: DescribedStatus; readonly shipped: boolean; voided: boolean }>();
    expectTypeOf<keyof Line>().extract<'shipment'>().toEqualTypeOf<'shipment'>();
  });
});
