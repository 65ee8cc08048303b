/** The dialog keeps its height while results arrive and go. */
export const resultsHeight = '18rem';
