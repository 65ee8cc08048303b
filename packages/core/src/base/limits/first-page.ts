/** Pages are counted from here (P-228). */
export const firstPage = 1;
