import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPrinting, nextPrinting, printingEvents, type PrintingsSoFar, type PrintingTrace } from './printing.js';

type Recorded = PrintingsSoFar & { readonly history: readonly PrintingTrace[] };

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 14, minute)).toISOString();
const issued: Recorded = {
  firstPrintedAt: null,
  reprintCount: 0,
  history: [{ at: at(0), kind: 'authorized', actor: 'Dr. Maya Okafor', note: null }],
};

/** Records a printing like the server. */
function record(before: Recorded, minute: number): Recorded {
  const { kind, number } = nextPrinting(before);
  return {
    firstPrintedAt: before.firstPrintedAt ?? at(minute),
    reprintCount: number,
    history: [{ at: at(minute), kind: printingEvents[kind], actor: 'Dr. Maya Okafor', note: null }, ...before.history],
  };
}

describe('next printing', () => {
  it('P-146 is the original once, then reprints by number', () => {
    expect(nextPrinting({ firstPrintedAt: null, reprintCount: 0 })).toEqual({ kind: 'original', number: 0 });
    expect(nextPrinting({ firstPrintedAt: at(0), reprintCount: 0 })).toEqual({ kind: 'reprint', number: 1 });
    expect(nextPrinting({ firstPrintedAt: at(0), reprintCount: 4 })).toEqual({ kind: 'reprint', number: 5 });
  });

  it('P-146 is a reprint if reprints are recorded without an original', () => {
    expect(nextPrinting({ firstPrintedAt: null, reprintCount: 1 })).toEqual({ kind: 'reprint', number: 2 });
  });

  it('P-146 rejects an invalid count', () => {
    for (const reprintCount of [-1, 0.5, Number.NaN, Infinity])
      expect(() => nextPrinting({ firstPrintedAt: at(0), reprintCount })).toThrow(RangeError);
  });

  it('P-146 never creates two originals or repeats a number', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.nat(20), fc.nat(40), (isPrinted, reprintCount, times) => {
        let now: Recorded = { ...issued, firstPrintedAt: isPrinted ? at(0) : null, reprintCount };
        const numbers: number[] = [];
        let originals = isPrinted || reprintCount > 0 ? 1 : 0;
        for (let minute = 1; minute <= times; minute += 1) {
          const next = nextPrinting(now);
          if (next.kind === 'original') originals += 1;
          else expect(next.number).toBeGreaterThan(reprintCount);
          numbers.push(next.number);
          now = record(now, minute);
        }
        expect(originals).toBeLessThanOrEqual(1);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }),
    );
  });
});

describe('last printing', () => {
  it('P-146 is null before one is recorded, whatever else happened', () => {
    expect(lastPrinting(issued)).toBeNull();
    expect(lastPrinting({ ...issued, firstPrintedAt: at(0) })).toBeNull();
  });

  it('P-146 P-112 has number, user, and time of the newest printout', () => {
    const original = record(issued, 5);
    expect(lastPrinting(original)).toEqual({ number: 0, at: at(5), by: 'Dr. Maya Okafor' });
    const again = record(record(original, 7), 9);
    expect(lastPrinting(again)).toEqual({ number: 2, at: at(9), by: 'Dr. Maya Okafor' });
  });

  it('P-146 is never unmarked for a prescription with reprints', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (reprintCount) => {
        const printed: PrintingTrace = { at: at(1), kind: 'printed', actor: 'Dr. Maya Okafor', note: null };
        expect(lastPrinting({ firstPrintedAt: at(1), reprintCount, history: [printed] })).toBeNull();
      }),
    );
  });

  it('P-069 P-146 names both users under impersonation', () => {
    const history = [{ at: at(5), kind: 'printed', actor: 'Dr. Maya Okafor', note: 'Impersonated by sam' }];
    expect(lastPrinting({ firstPrintedAt: at(5), reprintCount: 0, history })?.by).toBe(
      'Dr. Maya Okafor (Impersonated by sam)',
    );
  });
});
