import { csvText } from '@signa/core/administration';

/** How every CSV file is read: what Signa wrote is taken back exactly, and space around a value is none of it. */
export const csvOptions = {
  bom: true,
  trim: true,
  info: true,
  skip_empty_lines: true,
  cast: csvText,
} as const;
