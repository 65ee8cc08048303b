/** A fixed height, so that the dialog doesn't resize as results change. */
export const resultsHeight = '18rem';
