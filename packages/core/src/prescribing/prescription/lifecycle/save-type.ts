/** The save types; any other is rejected (P-189). */
export const saveTypes = ['AuthorizeRx', 'PrintRx', 'SaveAsDraft'] as const;
export type SaveType = (typeof saveTypes)[number];

/** The types that issue. */
export type IssueType = Exclude<SaveType, 'SaveAsDraft'>;

/** P-189. */
export function isSaveType(text: string): text is SaveType {
  return saveTypes.some((type) => type === text);
}

/** The validation mode of a save type: rules with 'unless draft' are relaxed for SaveAsDraft only (P-097). */
export function modeOf(type: SaveType): 'issue' | 'draft' {
  return type === 'SaveAsDraft' ? 'draft' : 'issue';
}

/** Whether a save type issues. */
export function isIssueType(type: string): type is IssueType {
  return isSaveType(type) && type !== 'SaveAsDraft';
}
