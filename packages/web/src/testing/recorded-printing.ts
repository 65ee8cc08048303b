import type { Operations } from '@signa/core/contract';
import { nextPrinting, printingEvents } from '@signa/core/prescribing';
import type { createFakeServer } from './fake-server';

type PrintedPrescription = Operations['ReprintPrescription']['data']['reprintPrescription'];

/** A prescription after the server has recorded its next printing. */
function printedOnce(
  prescription: PrintedPrescription,
  { at = '2026-11-20T15:00:00.000Z', actor = 'Dr. Maya Okafor' } = {},
): PrintedPrescription {
  const { kind, number } = nextPrinting(prescription);
  return {
    ...prescription,
    firstPrintedAt: prescription.firstPrintedAt ?? at,
    reprintCount: number,
    history: [{ at, kind: printingEvents[kind], actor, note: null }, ...prescription.history],
  };
}

/** Responds to each recorded printing as the server does. */
export function answerPrintings(server: ReturnType<typeof createFakeServer>, prescription: PrintedPrescription): void {
  let known = prescription;
  server.answer('ReprintPrescription', () => ({ reprintPrescription: (known = printedOnce(known)) }));
}
