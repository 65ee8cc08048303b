import type { PrintModel } from '@signa/core/prescribing';

const nameOf = ({ reprintMark }: PrintModel) => reprintMark ?? 'the original';

/** What pressing Print would record (P-146). */
export const beforePrinting = (paper: PrintModel) => `Printing records ${nameOf(paper)}.`;

/** What was recorded, and what another press would make of it (P-146). */
export const afterPrinting = (paper: PrintModel) =>
  `Recorded as ${nameOf(paper)}. Printed again, it is a marked reprint.`;

/** The browser refused what was recorded already. */
export const notYetPrinted = (paper: PrintModel) => `Recorded as ${nameOf(paper)}, but not printed yet.`;
