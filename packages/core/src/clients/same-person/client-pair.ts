import { linkedId, type LinkedRecord } from '../../practice/pims-connection/index.js';
import { sortBySimilarity, type ScoredCandidate } from './candidates.js';
import { personOfCaretaker, personOfClient, type ComparedCaretaker, type StoredPerson } from './record-facts.js';
import type { PersonFacts } from './person-facts.js';
import { uncountedShare } from './surname-share.js';

/**
 * The client in Signa that is likely the same person as a record of the practice system, among those not linked yet. A
 * user decides; nothing is linked automatically.
 *
 * @returns `null` when none is judged the same client
 * @see C-236
 */
export function proposedClient<C extends StoredPerson & LinkedRecord>(
  caretaker: ComparedCaretaker,
  clients: readonly C[],
): ScoredCandidate<C> | null {
  const unlinked = clients.filter((client) => linkedId(client) === null);
  const [first] = sortBySimilarity(personOfCaretaker(caretaker), unlinked, personOfClient, uncountedShare);
  return first?.judgement.sameness === 'sameClient' ? first : null;
}

/**
 * Clients found in a practice system for a person, likeliest first.
 *
 * @param person - typed, or a client in Signa
 * @see C-235, C-237
 */
export const caretakersInOrder = <C extends ComparedCaretaker>(
  person: PersonFacts,
  found: readonly C[],
): ScoredCandidate<C>[] => sortBySimilarity(person, found, personOfCaretaker, uncountedShare);
