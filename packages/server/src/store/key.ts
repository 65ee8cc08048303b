/** Ids are whole numbers; another text names no row, so that it reads as missing and not as an error of the database. */
export function key(id: string): string {
  return /^\d{1,18}$/.test(id) ? id : '0';
}
