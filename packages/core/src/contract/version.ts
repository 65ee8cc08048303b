/** The header with which a server tells admitted callers its version. */
export const serverVersionHeader = 'signa-version';

/** The header with which the command line sends its version. */
export const commandLineVersionHeader = 'signa-command-line';

/** How a version relates to another one; unknown if one of them is not a version. */
export type VersionSkew = 'same' | 'older' | 'newer' | 'unknown';

/**
 * Compares the release of a command line with that of a server, on both sides: by major and minor version. Patches
 * change no operation, so they can be mixed.
 *
 * @param own - such as '0.2.1'
 * @param other - `null` if it was not sent
 * @returns how `own` relates to `other`
 * @see A-531
 */
export function versionSkew(own: string, other: string | null): VersionSkew {
  const [one, two] = [releaseOf(own), releaseOf(other ?? '')];
  if (one === null || two === null) return 'unknown';
  const difference = one.major - two.major || one.minor - two.minor;
  if (difference === 0) return 'same';
  return difference < 0 ? 'older' : 'newer';
}

function releaseOf(version: string): { readonly major: number; readonly minor: number } | null {
  const [, major, minor] = /^(\d{1,6})\.(\d{1,6})\.\d{1,6}(?:[-+][0-9A-Za-z.+-]*)?$/.exec(version) ?? [];
  return major === undefined || minor === undefined ? null : { major: Number(major), minor: Number(minor) };
}
