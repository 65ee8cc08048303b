import { type Caller, mayCall } from '@signa/core/administration';

/** The user whose picture it is, at one location. */
export interface PicturedPerson {
  readonly id: string;
  readonly userId: string;
  readonly locationId: string;
  readonly displayName: string;
  readonly profilePictureThumbnailUrl: string | null;
}

/**
 * True if the caller can change a picture: their own, or that of a user at a location where they manage users.
 */
export function mayPicture(caller: Caller, ownUserId: string, { userId, locationId }: PicturedPerson): boolean {
  const facts = { isOwn: userId === ownUserId };
  return mayCall({ operation: 'LocationUserProfilePictureUpload', caller, locationIds: [locationId], facts }).allowed;
}
