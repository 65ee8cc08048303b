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
  [refusalTexts.foreignUser]: 'Nobody looks up another user by the username.',
  [refusalTexts.ownFields]: 'Nobody changes these values of the own record.',
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
    .replace('No vet license of yours is recorded', `No vet license of ${displayName} is recorded`)
    .replace(' Save a draft, and ask who manages users to enter the current license.', '');
}
