import type { PrintModel } from '@signa/core/prescribing';

const nameOf = ({ reprintMark }: PrintModel) => reprintMark ?? 'the original';

/** Describes what pressing Print would record (P-146). */
export const beforePrinting = (paper: PrintModel) => `Printing records ${nameOf(paper)}.`;

/** Describes what was recorded and what printing again would record (P-146). */
export const afterPrinting = (paper: PrintModel) =>
  `Recorded as ${nameOf(paper)}. Printing again creates a marked reprint.`;

/** The browser refused to print what was already recorded. */
export const notYetPrinted = (paper: PrintModel) => `Recorded as ${nameOf(paper)}, but not printed yet.`;
