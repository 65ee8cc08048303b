/** Path of a user's profile at a location, by the ID of the location user. */
export const userProfilePath = (locationUserId: string) =>
  `/usermanagement/userprofile/${encodeURIComponent(locationUserId)}`;
