/**
 * Ids are whole numbers; other text matches no row, so that it reads as missing instead of causing a database error.
 */
export function key(id: string): string {
  return /^\d{1,18}$/.test(id) ? id : '0';
}
