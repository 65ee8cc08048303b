import type { PrintModel } from '@signa/core/prescribing';

const nameOf = ({ reprintMark }: PrintModel) => reprintMark ?? 'the original';

/** Describes what pressing Print would record (P-146). */
export const beforePrinting = (printout: PrintModel) => `Printing records ${nameOf(printout)}.`;

/** Describes what was recorded and what printing again would record (P-146). */
export const afterPrinting = (printout: PrintModel) =>
  `Recorded as ${nameOf(printout)}. Printing again creates a marked reprint.`;

/** The browser refused to print what was already recorded. */
export const notYetPrinted = (printout: PrintModel) => `Recorded as ${nameOf(printout)}, but not printed yet.`;
