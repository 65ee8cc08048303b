import { dateFormatText } from '../../base/time/index.js';

/** Texts of the delegations form; those quoted in a requirement are exact. */
export const delegationTexts = {
  lastDayPast: 'The last day must be today or later',
  lastDayUnknown: dateFormatText,
  self: 'Nobody delegates access to themselves',
  vetCannotAuthorize: 'Only an active vet whose role can authorize delegates access',
  delegateInactive: 'Access is delegated only to somebody who is active at the same location',
  oneLocation: 'Change the delegations of one location at a time',
  twice: 'Name each person once',
} as const;
