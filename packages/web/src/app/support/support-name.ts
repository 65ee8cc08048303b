import type { SupportUser } from '../../platform/person/use-person';

/** How a support user is addressed. */
export const supportName = ({ firstName, lastName, username }: SupportUser): string =>
  `${firstName} ${lastName}`.trim() || username;
