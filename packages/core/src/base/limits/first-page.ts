/** The number of the first page (P-228). */
export const firstPage = 1;
