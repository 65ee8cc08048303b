/** Marks a warning that has to be in view before one signs on a narrow screen (P-381). */
export const toRead = (label: string, value: string) => ({
  'data-warning': true,
  'data-read': label,
  'data-value': value,
});
