import type { SupportUser } from '../session/use-person';

/** How a support user is addressed. */
export const supportName = ({ firstName, lastName, username }: SupportUser): string =>
  `${firstName} ${lastName}`.trim() || username;
