import { refusalTexts, roleNeedParts } from '../permission/index.js';

/** The user a reason is about. */
interface AsReported {
  readonly displayName: string;
  readonly assignment: { readonly role: { readonly name: string } };
}

/** Reasons that need a completely different text in the third person. */
const whole: Readonly<Record<string, string>> = {
  [refusalTexts.foreignLocation]: 'The assignment at this location is not active.',
  [refusalTexts.inactiveRole]: 'The role is not active.',
  [refusalTexts.foreignUser]: 'Users can look up only their own username.',
  [refusalTexts.ownFields]: 'Users cannot change these values of their own record.',
};

/**
 * Converts the reason of a disabled button to the third person, for the user's manager, without the advice to contact a
 * user manager.
 *
 * @see A-245
 */
export function textAbout(text: string, { displayName, assignment }: AsReported): string {
  const role = `The role ${assignment.role.name}`;
  return (whole[text] ?? text)
    .replace(roleNeedParts.who, role)
    .replace(roleNeedParts.advice, '')
    .replace(/^Your role\b/, role)
    .replace(/^Your vet license\b/, `The vet license of ${displayName}`)
    .replace('You have no vet license on record', `${displayName} has no vet license on record`)
    .replace(' Save a draft, and ask a user who manages users to enter the current license.', '');
}
