/** The types of a save; another is refused (P-189). */
export const saveTypes = ['AuthorizeRx', 'PrintRx', 'SaveAsDraft'] as const;
export type SaveType = (typeof saveTypes)[number];

/** The types that issue. */
export type IssueType = Exclude<SaveType, 'SaveAsDraft'>;

/** P-189. */
export function isSaveType(text: string): text is SaveType {
  return saveTypes.some((type) => type === text);
}

/** The mode in which a save of that type checks the form: 'unless draft' holds for SaveAsDraft alone (P-097). */
export function modeOf(type: SaveType): 'issue' | 'draft' {
  return type === 'SaveAsDraft' ? 'draft' : 'issue';
}

/** Whether a save type issues. */
export function isIssueType(type: string): type is IssueType {
  return isSaveType(type) && type !== 'SaveAsDraft';
}
