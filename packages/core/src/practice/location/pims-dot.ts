import { isBlank } from '../../base/text/index.js';

/** Whether a user is linked to the practice-management system, as a colored dot with a text. */
export interface PimsDot {
  readonly colour: 'green' | 'red' | 'grey';
  readonly text: string;
}

/**
 * Green with a PIMS ID; red without one when the role can authorize, because such a user needs the link; gray
 * otherwise. The text for gray is ours, because color alone is not accessible.
 *
 * @param hasPims - whether the location has an account of a practice system; without one no link is needed
 * @see
 */
export function pimsDot(
  person: {
    readonly pimsId?: string | null;
    readonly role: { readonly canAuthorize: boolean };
  },
  hasPims = true,
): PimsDot {
  // An ID left over from an earlier account links to nothing.
  if (hasPims && !isBlank(person.pimsId)) return { colour: 'green', text: 'PIMS Connected' };
  return person.role.canAuthorize && hasPims
    ? { colour: 'red', text: 'PIMS Not Connected' }
    : { colour: 'grey', text: 'N/A' };
}
