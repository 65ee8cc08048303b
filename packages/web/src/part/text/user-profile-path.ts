/** The profile of a person at a location, by the id of the location user. */
export const userProfilePath = (locationUserId: string) =>
  `/usermanagement/userprofile/${encodeURIComponent(locationUserId)}`;
