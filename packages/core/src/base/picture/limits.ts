/** What a profile picture may have before it is decoded, and what is kept of it. @see A-108 */
export const pictureLimits = {
  /** Of the file. */
  bytes: 5 * 1024 * 1024,
  /** Width times height: a file of a megabyte can unfold to gigabytes. */
  pixels: 40_000_000,
  /** Pixels of each side of the thumbnail. */
  side: 256,
} as const;
