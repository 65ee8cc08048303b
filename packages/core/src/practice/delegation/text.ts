import { dateFormatText } from '../../base/time/index.js';

/** Texts of the delegations form; those quoted in a requirement are exact. */
export const delegationTexts = {
  lastDayPast: 'The last day must be today or later',
  lastDayUnknown: dateFormatText,
  self: 'Users cannot delegate access to themselves',
  vetCannotAuthorize: 'Only an active vet whose role can authorize can delegate access',
  delegateInactive: 'Access can be delegated only to a user who is active at the same location',
  oneLocation: 'Change the delegations of one location at a time',
  twice: 'List each user only once',
} as const;
