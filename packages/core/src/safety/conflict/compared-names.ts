import { allergenNames, environmentNames } from './vocabulary/allergen-names.js';
import { antiInfectiveNames } from './vocabulary/anti-infective-names.js';
import {
  canineBreedNames,
  giantBreeds,
  otherAnimalNames,
  otherCanineBreeds,
  reptileNames,
  smallAndMediumBreeds,
  smallAnimalNames,
} from './vocabulary/breed-names.js';
import { classMembers, crossReactingClasses } from './vocabulary/class-members.js';
import { conditionNames } from './vocabulary/condition-names.js';
import {
  conditionFillers,
  doseWords,
  healthyWords,
  negativeWords,
  noneWords,
  reactionWords,
  takesBack,
} from './vocabulary/filler-words.js';
import { type NameLine, nameLines, namesOf } from './vocabulary/name-lines.js';
import { otherNames } from './vocabulary/other-names.js';
import { painAndHormoneNames } from './vocabulary/pain-and-hormone-names.js';

/** The names by which recorded texts are recognized; normalized and in the singular. */
export interface ComparedNames {
  readonly drugNames: readonly NameLine[];
  /** Of classes and foods. */
  readonly allergenNames: readonly NameLine[];
  readonly environmentNames: readonly string[];
  readonly conditionNames: readonly NameLine[];
  /** By species code. */
  readonly breedNames: Readonly<Record<string, readonly NameLine[]>>;
  readonly otherCanineBreeds: readonly string[];
  readonly giantBreeds: readonly string[];
  readonly smallAndMediumBreeds: readonly string[];
  /** Classes and their members. */
  readonly classMembers: readonly NameLine[];
  readonly crossReactingClasses: readonly string[];
  readonly fillers: Readonly<Record<string, readonly string[]>>;
}

const classLines = () => nameLines(classMembers).map(({ means, names }) => ({ means, names: names.slice(1) }));

/**
 * The names by which the conflict check recognizes allergies, conditions, breeds and medications, for implementations
 * in other languages.
 *
 * @see P-320 to P-324
 */
export function comparedNames(): ComparedNames {
  return {
    drugNames: [antiInfectiveNames, painAndHormoneNames, otherNames].flatMap(nameLines),
    allergenNames: nameLines(allergenNames),
    environmentNames: namesOf(environmentNames),
    conditionNames: nameLines(conditionNames),
    breedNames: {
      canine: nameLines(canineBreedNames),
      small_animal: nameLines(smallAnimalNames),
      reptile: nameLines(reptileNames),
      other: nameLines(otherAnimalNames),
    },
    otherCanineBreeds: namesOf(otherCanineBreeds),
    giantBreeds: namesOf(giantBreeds),
    smallAndMediumBreeds: namesOf(smallAndMediumBreeds),
    classMembers: classLines(),
    crossReactingClasses: [...crossReactingClasses],
    fillers: {
      none: [...noneWords],
      negative: [...negativeWords],
      condition: [...conditionFillers],
      healthy: [...healthyWords],
      dose: [...doseWords],
      takesBack: [...takesBack],
      reaction: [...reactionWords],
    },
  };
}
