import type { ImportFile } from './import-progress';

/** '1 client', '2 clients'. */
export const recordCount = (noun: ImportFile['noun'], count: number): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** '12 kB', '3.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
