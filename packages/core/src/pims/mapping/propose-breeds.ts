import type { BreedMatch } from '../cell/index.js';
import { cellText, speciesOfCell } from '../cell/index.js';

/** What happens to breeds that a person did not decide one by one. */
export interface BreedChoices {
  /** Whether likely breeds are taken without a question. */
  readonly acceptsLikely: boolean;
  /** For breeds without a similar one in the list: ask, add them to the list, or import the animal without a breed. */
  readonly others: 'ask' | 'add' | 'leave-empty';
}

/** Replacements of breeds by species, and how many animals each group has. */
export interface ProposedBreeds {
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly certain: number;
  readonly likely: number;
  readonly unlisted: number;
}

/**
 * Proposes a listed breed for every breed of a file. Those with the same words need no entry.
 *
 * @param breeds - counts of the breeds of each species, by the values in the file
 * @param speciesValues - replacements of the species from the mapping
 * @see A-588
 */
export function proposeBreeds(
  breeds: ReadonlyMap<string, ReadonlyMap<string, number>>,
  matchBreed: (species: string, text: string) => BreedMatch | null,
  { acceptsLikely, others }: BreedChoices,
): ProposedBreeds {
  const values: Record<string, Record<string, string>> = {};
  let [certain, likely, unlisted] = [0, 0, 0];
  for (const [term, counts] of breeds) {
    const species = speciesOfCell(term) ?? 'other';
    // The most frequent come first, because they are worth a decision.
    for (const [text, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
      if (cellText(text) === '') continue;
      const match = matchBreed(species, text);
      if (match?.confidence === 'certain') {
        certain += count;
        continue;
      }
      if (match) likely += count;
      else unlisted += count;
      const table = (values[species] ??= {});
      table[text] = match
        ? `${acceptsLikely ? '' : '? '}${match.breed.name}`
        : { ask: '?', add: 'new', 'leave-empty': '' }[others];
    }
  }
  return { values, certain, likely, unlisted };
}
