export { eSignatureText } from './esignature.js';
export type { ChecklistStep, PrintChecklist } from './print-checklist.js';
export type { PrintControlled } from './print-controlled.js';
export type {
  MailingInstructions,
  PrintAddress,
  PrintClient,
  PrintFacts,
  PrintIssueRecord,
  PrintLocation,
  PrintPatient,
  PrintPhone,
  PrintPrescription,
  PrintVet,
} from './print-facts.js';
export {
  checklistContacts,
  checklistHead,
  isPrintedLarge,
  isPrintedWide,
  printFooter,
  printForm,
  smallestPrintedSize,
} from './print-layout.js';
export type { PrintBlock, PrintForm, PrintHead } from './print-layout.js';
export { letterFiles } from './letters-data.js';
export type { LetterFile } from './letters-data.js';
export { letterRuns, printedText, unprintedLetters, withLetterNote } from './print-letters.js';
export type { LetterRun } from './print-letters.js';
export { mailingOf } from './print-mailing.js';
export { printModel } from './print-model.js';
export type { PrintModel } from './print-model.js';
export { readablePhones } from './print-phones.js';
export type { PrintRow } from './print-row.js';
export { lastPrinting, nextPrinting, printingEvents } from './printing.js';
export type { Printing, PrintingsSoFar, PrintingTrace, RecordedPrinting } from './printing.js';
