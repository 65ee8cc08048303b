import { type Caller, mayCall } from '@signa/core/administration';

/** Whose picture it is, at one location. */
export interface PicturedPerson {
  readonly id: string;
  readonly userId: string;
  readonly locationId: string;
  readonly displayName: string;
  readonly profilePictureThumbnailUrl: string | null;
}

/** Whether somebody may change a picture: the own one, or that of who works where one manages users. */
export function mayPicture(caller: Caller, ownUserId: string, { userId, locationId }: PicturedPerson): boolean {
  const facts = { isOwn: userId === ownUserId };
  return mayCall({ operation: 'LocationUserProfilePictureUpload', caller, locationIds: [locationId], facts }).allowed;
}
