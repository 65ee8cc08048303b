/** Below it pictures are sent and read. */
export const pictureRoot = '/profile-picture';

/** Where the file of a picture is sent, as the body of a POST. @see A-153 */
export const pictureUploadPath = (locationUserId: string): string => `${pictureRoot}/${locationUserId}`;

/** Whose picture a path takes; `null` for another path. */
export function readUploadPath(path: string): string | null {
  return /^\/profile-picture\/(\d{1,18})$/.exec(path)?.[1] ?? null;
}

/** Where a picture is read: by a key that nobody guesses, and that is another one after each change. */
export interface PictureAddress {
  readonly locationId: string;
  readonly key: string;
}

/** What the address of a picture says; `null` for another one. */
export function readPictureAddress(path: string): PictureAddress | null {
  const [, locationId, key] = /^\/profile-picture\/(\d{1,18})\/([\w-]{43})$/.exec(path) ?? [];
  return locationId !== undefined && key !== undefined ? { locationId, key } : null;
}
