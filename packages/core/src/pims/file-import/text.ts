import type { ImportStage } from './lifecycle.js';
import { importLimits } from './limits.js';

const megabytes = importLimits.bytes / 1024 / 1024;

/** Messages about files of records. @see C-330 to C-339 */
export const importFileTexts = {
  limits: `A CSV or text file of at most ${megabytes} MB, with one record in each line.`,
  noName: 'The file has no name. Save it with a name that ends in .csv, then choose it again.',
  longName: `The name of the file is too long. Use at most ${importLimits.name} characters.`,
  workbook: 'This is not a CSV file. Open it in the spreadsheet program, save it as CSV (UTF-8), and choose that file.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: `This file is larger than ${megabytes} MB. Divide it into several files with the same first line.`,
  incomplete: 'The upload was interrupted. Choose the file again.',
  manyUploads: 'Too many uploads at this location were interrupted today. Try again tomorrow.',
  manyFiles: 'Choose one file at a time.',
  unreadable: 'The file could not be read. Choose it again.',
  partTooLarge: 'A part of the file is too large. Load the page again, then choose the file again.',
  tooManyOpen: `This location already has ${importLimits.openFiles} files that aren't imported yet. Import or remove one of them first.`,
  busy: 'Another file is being imported or undone at this location. Wait until that is finished.',
  notNow: 'Someone continued with this file in the meantime. Load the page again to see how far it is.',
  nothingToAdd: 'Nothing to add: every record of the file already exists here.',
  changedSinceCheck:
    'Some lines have become invalid since the check, for example because a client was removed. Check the file again.',
  failed: 'Something went wrong on our side. Try again; if it happens again, contact support.',
  faultsLeft: 'Some lines have errors. Correct them in the file, or choose to leave these lines out.',
  questionsLeft: 'Answer the questions about the columns first.',
  expired: `The content of this file was deleted after ${importLimits.keptDays} days. Upload it again.`,
  noLeftOut: 'No lines of this file were left out.',
} as const;

const stageTexts: Readonly<Record<ImportStage, string>> = {
  inspecting: 'Reading the file',
  unreadable: "Can't be read",
  mapping: 'Columns to check',
  checking: 'Checking every line',
  checked: 'Ready to import',
  importing: 'Importing',
  stopped: 'Stopped before the end',
  done: 'Imported',
  undoing: 'Undoing the import',
  undone: 'Import undone',
};

/** How lists show what is done with a file. */
export const importStageText = (stage: ImportStage): string => stageTexts[stage];
