const megabyte = 1024 * 1024;

/** Limits of files of records that a practice imports in the portal. @see C-330 */
export const importLimits = {
  /** Maximum size of a file, in bytes: 100,000 clients with every column filled take about 30 MB. */
  bytes: 100 * megabyte,
  /**
   * Size of the parts in which it is sent and stored: each arrives within the time limit of a request, over slow lines
   * too.
   */
  partBytes: megabyte,
  /** Maximum length of its name. */
  name: 200,
  /** Files of a location that aren't imported yet. */
  openFiles: 10,
  /** Days after which the content of a file is deleted. */
  keptDays: 30,
  /** Lines of the preview. */
  previewLines: 20,
} as const;
