import { csvText } from '@signa/core/administration';

/**
 * Options for reading CSV files: they read back exactly what Signa wrote, and ignore whitespace around values.
 */
export const csvOptions = {
  bom: true,
  trim: true,
  info: true,
  skip_empty_lines: true,
  cast: csvText,
} as const;
