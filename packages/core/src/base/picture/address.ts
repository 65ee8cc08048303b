/** The path under which pictures are uploaded and read. */
export const pictureRoot = '/profile-picture';

/** The path to which a picture file is sent, as the body of a POST. @see A-153 */
export const pictureUploadPath = (locationUserId: string): string => `${pictureRoot}/${locationUserId}`;

/** The location user ID in an upload path; `null` for another path. */
export function readUploadPath(path: string): string | null {
  return /^\/profile-picture\/(\d{1,18})$/.exec(path)?.[1] ?? null;
}

/** The path of a picture: its key cannot be guessed and changes with each upload. */
export interface PictureAddress {
  readonly locationId: string;
  readonly key: string;
}

/** Parses the path of a picture; `null` for another path. */
export function readPictureAddress(path: string): PictureAddress | null {
  const [, locationId, key] = /^\/profile-picture\/(\d{1,18})\/([\w-]{43})$/.exec(path) ?? [];
  return locationId !== undefined && key !== undefined ? { locationId, key } : null;
}
