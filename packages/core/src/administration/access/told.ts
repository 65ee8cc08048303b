import { refusalTexts, roleNeedParts } from '../permission/index.js';

/** Of whom a reason is told. */
interface Told {
  readonly displayName: string;
  readonly assignment: { readonly role: { readonly name: string } };
}

/** Reasons of which more than the words for the person differs where somebody else reads them. */
const whole: Readonly<Record<string, string>> = {
  [refusalTexts.foreignLocation]: 'The assignment at this location is not active.',
  [refusalTexts.inactiveRole]: 'The role is not active.',
  [refusalTexts.foreignUser]: 'Nobody looks up another user by the username.',
  [refusalTexts.ownFields]: 'Nobody changes these values of the own record.',
};

/**
 * A reason that a person would read in a greyed button, as it is told to who manages them: of a third, and without the
 * advice to ask who manages users.
 *
 * @see A-245
 */
export function toldOf(text: string, { displayName, assignment }: Told): string {
  const role = `The role ${assignment.role.name}`;
  return (whole[text] ?? text)
    .replace(roleNeedParts.who, role)
    .replace(roleNeedParts.advice, '')
    .replace(/^Your role\b/, role)
    .replace(/^Your vet license\b/, `The vet license of ${displayName}`)
    .replace('No vet license of yours is recorded', `No vet license of ${displayName} is recorded`)
    .replace(' Save a draft, and ask who manages users to enter the current license.', '');
}
