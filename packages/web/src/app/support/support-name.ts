import type { SupportUser } from '../../platform/person/use-person';

/** Display name of a support user. */
export const supportName = ({ firstName, lastName, username }: SupportUser): string =>
  `${firstName} ${lastName}`.trim() || username;
