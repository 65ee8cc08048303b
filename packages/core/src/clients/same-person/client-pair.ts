import { linkedId, type LinkedRecord } from '../../practice/pims-connection/index.js';
import { inOrderOfLikeness, type JudgedCandidate } from './candidates.js';
import { personOfCaretaker, personOfClient, type ComparedCaretaker, type StoredPerson } from './record-facts.js';
import type { PersonFacts } from './person-facts.js';
import { uncountedShare } from './surname-share.js';

/**
 * The client here who is likely the very person that a practice system knows, among those who are not linked yet. A
 * person decides; nothing is linked by it.
 *
 * @returns `null` where nobody is answered as the same client
 * @see C-236
 */
export function proposedClient<C extends StoredPerson & LinkedRecord>(
  caretaker: ComparedCaretaker,
  clients: readonly C[],
): JudgedCandidate<C> | null {
  const unlinked = clients.filter((client) => linkedId(client) === null);
  const [first] = inOrderOfLikeness(personOfCaretaker(caretaker), unlinked, personOfClient, uncountedShare);
  return first?.judgement.sameness === 'sameClient' ? first : null;
}

/**
 * Clients of a practice system who were found for somebody, the likeliest first.
 *
 * @param person - who is typed, or a client here
 * @see C-235, C-237
 */
export const caretakersInOrder = <C extends ComparedCaretaker>(
  person: PersonFacts,
  found: readonly C[],
): JudgedCandidate<C>[] => inOrderOfLikeness(person, found, personOfCaretaker, uncountedShare);
