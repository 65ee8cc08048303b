import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isControlled } from '../../catalog/product/index.js';
import { returnedLineStatuses } from '../../orders/order/index.js';
import { finishedLineStatuses } from '../archive/index.js';
import { nextPrescriptionStatus } from '../prescription/lifecycle/next-status.js';
import { statuses } from '../prescription/lifecycle/lifecycle.test-data.js';
import { product, scheduleII, scheduleIV } from '../prescription/prescription.test-data.js';
import { anyProduct } from '../prescription/prescription.arbitrary.test-data.js';
import {
  decideUndo,
  leavesAt,
  maxUndone,
  mayUndo,
  secondsLeft,
  type SignedFacts,
  undoListIssues,
  undoNotice,
  type UndoOutcome,
  undoOutcomes,
  undoSeconds,
  undoText,
  undoTexts,
} from './index.js';

const signedAt = '2026-11-20T18:00:00.000Z';
const signed: SignedFacts = {
  rxStatus: 'Created',
  archived: false,
  product: product(),
  firstPrintedAt: null,
  hasLeft: false,
  lines: [],
  orderId: 'order-7',
};
const anyFacts: fc.Arbitrary<SignedFacts> = fc.record({
  rxStatus: fc.constantFrom(...statuses),
  archived: fc.boolean(),
  product: anyProduct,
  firstPrintedAt: fc.constantFrom(null, signedAt),
  hasLeft: fc.boolean(),
  lines: fc.array(
    fc.record({
      status: fc.constantFrom('in-progress', 'ready-for-fulfillment', ...finishedLineStatuses),
      shipment: fc.constantFrom(null, {}),
      shipped: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  orderId: fc.constantFrom(null, 'order-7'),
});

describe('the window before a signature is sent', () => {
  it('P-480 ends ten seconds after signing, and at once for a controlled substance', () => {
    expect(leavesAt(signedAt, { product: product() })).toBe('2026-11-20T18:00:10.000Z');
    expect(leavesAt(signedAt, { product: scheduleIV })).toBe(signedAt);
    expect(leavesAt(signedAt, { product: scheduleII })).toBe(signedAt);
    expect(() => leavesAt('2026-02-31', { product: product() })).toThrow(RangeError);
  });

  it('P-480 never ends before ten seconds for a product that is not controlled, in any time', () => {
    const anyInstant = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2200-01-01') });
    fc.assert(
      fc.property(anyInstant, anyProduct, (at, any) => {
        const waited = Date.parse(leavesAt(at.toISOString(), { product: any })) - at.getTime();
        expect(waited).toBe(isControlled(any) ? 0 : undoSeconds * 1000);
        expect(undoSeconds).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it('P-485 counts whole seconds down to 0 by the server time', () => {
    const leaves = '2026-11-20T18:00:10.000Z';
    const left = (now: string) => secondsLeft(leaves, now);
    expect(left(signedAt)).toBe(10);
    expect(left('2026-11-20T18:00:00.001Z')).toBe(10);
    expect(left('2026-11-20T18:00:09.999Z')).toBe(1);
    expect(left(leaves)).toBe(0);
    expect(left('2026-11-20T19:00:00.000Z')).toBe(0);
  });
});

describe('an undo', () => {
  it('P-481 stops everything that was not sent, printed, ordered or archived', () => {
    expect(decideUndo(signed)).toEqual({ outcome: 'Undone', text: 'Undone. Nothing was sent.' });
    expect(decideUndo({ ...signed, rxStatus: 'FaxedToPharmacy' }).outcome).toBe('Undone');
    const reasonOf = (changes: Partial<SignedFacts>) => {
      const verdict = mayUndo({ ...signed, ...changes });
      return verdict.allowed ? 'allowed' : verdict.reason;
    };
    expect(reasonOf({ product: scheduleIV })).toBe(undoTexts.controlled);
    expect(reasonOf({ firstPrintedAt: signedAt })).toBe(undoTexts.printed);
    expect(reasonOf({ hasLeft: true })).toBe(undoTexts.left);
    expect(reasonOf({ rxStatus: 'ReceivedByPharmacy' })).toBe(undoTexts.left);
    expect(reasonOf({ lines: [{ status: 'in-progress', shipment: null }] })).toBe(undoTexts.ordered);
    expect(reasonOf({ archived: true })).toBe(undoTexts.archived);
    expect(reasonOf({ rxStatus: 'Undone' })).toBe(undoTexts.alreadyUndone);
    expect(reasonOf({ rxStatus: 'Draft' })).toBe(undoTexts.notSigned);
  });

  it('P-481 never stops a controlled substance, nor anything whose delivery has begun, whatever else is true', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        if (decideUndo(facts).outcome !== 'Undone') return;
        expect(isControlled(facts.product)).toBe(false);
        expect([facts.hasLeft, facts.archived, facts.firstPrintedAt, facts.lines]).toEqual([false, false, null, []]);
        const step = nextPrescriptionStatus(facts, { type: 'UndoPrescription', verdict: mayUndo(facts) });
        expect(step).toMatchObject({ allowed: true, to: 'Undone', archived: false });
      }),
      { numRuns: 1000 },
    );
  });

  it('P-483 after that requests the cancellation of the order, unless it was filled, and says which', () => {
    const sent = { ...signed, hasLeft: true, rxStatus: 'SentToPharmacy' } as const;
    expect(decideUndo(sent)).toEqual({
      outcome: 'CancellationRequested',
      text: 'Cancellation requested at the pharmacy.',
    });
    const open = { status: 'in-progress', shipment: null };
    expect(decideUndo({ ...sent, lines: [open] }).outcome).toBe('CancellationRequested');
    for (const status of returnedLineStatuses)
      expect(decideUndo({ ...sent, lines: [{ status, shipment: null }] }).outcome).toBe('CancellationRequested');
    for (const line of [
      { status: 'delivered', shipment: null },
      { status: 'in-progress', shipment: {} },
    ])
      expect(decideUndo({ ...sent, lines: [open, line] })).toEqual({ outcome: 'Filled', text: undoTexts.filled });
    expect(decideUndo({ ...sent, orderId: null })).toEqual({
      outcome: 'NotPossible',
      text: 'It has already been sent to the pharmacy. There is no order to cancel. Call the pharmacy, then archive the prescription.',
    });
    expect(decideUndo({ ...sent, rxStatus: 'DeclinedByPharmacy' }).text).toBe(undoTexts.declined);
  });

  it('P-483 never requests a cancellation of what was filled, archived, undone, or has no order', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { outcome } = decideUndo(facts);
        const isOver = facts.archived || facts.rxStatus === 'Undone';
        if (isOver) expect(outcome).toBe('NotPossible');
        if (outcome !== 'CancellationRequested') return;
        expect(facts.orderId).not.toBeNull();
        expect(facts.lines.some(({ shipment, status }) => shipment !== null && status === 'in-progress')).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('P-483 names the number to call when it was filled', () => {
    const filled = { outcome: 'Filled', text: undoTexts.filled } as const;
    expect(undoText(filled, '(800) 555-0100')).toBe('The pharmacy has already filled it. Call (800) 555-0100.');
    expect(undoText(filled, null)).toBe('The pharmacy has already filled it. Call the pharmacy.');
    expect(undoText({ outcome: 'Undone', text: undoTexts.undone }, '(800) 555-0100')).toBe(undoTexts.undone);
  });

  it('P-485 warns in the notice if it can no longer be stopped', () => {
    const statusOf = (outcome: UndoOutcome) => undoNotice({ outcome, text: 'Said.' }, '555').status;
    expect(undoOutcomes.map(statusOf)).toEqual(['success', 'success', 'warning', 'warning']);
    expect(undoNotice({ outcome: 'Filled', text: 'Said.' }, '555').title).toBe('Said. Call 555.');
  });

  it('P-482 names 1 to 50 prescriptions', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    expect(undoListIssues(['7', '8'])).toEqual([]);
    expect(undoListIssues(ids(maxUndone))).toEqual([]);
    const codes = [[], ids(maxUndone + 1)].map((list) => undoListIssues(list)[0]?.code);
    expect(codes).toEqual(['required', 'too-many']);
  });
});
