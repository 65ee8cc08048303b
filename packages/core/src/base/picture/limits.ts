/** The limits of a profile picture before it is decoded, and the size of its thumbnail. @see A-108 */
export const pictureLimits = {
  /** Maximum file size. */
  bytes: 5 * 1024 * 1024,
  /** Maximum width times height: a file of one megabyte can decompress to gigabytes. */
  pixels: 40_000_000,
  /** Width and height of the thumbnail, in pixels. */
  side: 256,
} as const;
