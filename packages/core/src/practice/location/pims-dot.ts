import { isBlank } from '../../base/text/index.js';

/** Whether a person of the practice is known in its practice-management system, as a dot with its words. */
export interface PimsDot {
  readonly colour: 'green' | 'red' | 'grey';
  readonly text: string;
}

/**
 * Green with a PIMS id; red without one where the role can authorize, because such a person needs the link; grey
 * where nobody needs it. The grey words are ours: a colour alone says nothing to who cannot see it.
 *
 * @param hasPims - whether the location has an account of a practice system; without one nobody needs a link
 * @see
 */
export function pimsDot(
  person: {
    readonly pimsId?: string | null;
    readonly role: { readonly canAuthorize: boolean };
  },
  hasPims = true,
): PimsDot {
  // An id that is left of an earlier account connects with nothing.
  if (hasPims && !isBlank(person.pimsId)) return { colour: 'green', text: 'PIMS Connected' };
  return person.role.canAuthorize && hasPims
    ? { colour: 'red', text: 'PIMS Not Connected' }
    : { colour: 'grey', text: 'N/A' };
}
