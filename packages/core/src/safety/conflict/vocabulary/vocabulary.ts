import { allergenNames, environmentNames } from './allergen-names.js';
import { antiInfectiveNames } from './anti-infective-names.js';
import { classMembers, crossReactingClasses } from './class-members.js';
import { nameLines, namesOf } from './name-lines.js';
import { otherNames } from './other-names.js';
import { painAndHormoneNames } from './pain-and-hormone-names.js';
import { normaliseTerm } from '../term/term.js';

/** What a name stands for, by name: normalized, in the singular. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

const drugLines = [antiInfectiveNames, painAndHormoneNames, otherNames].flatMap(nameLines);

function vocabularyOf(lines: ReturnType<typeof nameLines>): Vocabulary {
  return new Map(lines.flatMap(({ means, names }) => names.map((name) => [name, means])));
}

/** Names of medicines and their substances. */
export const drugVocabulary: Vocabulary = vocabularyOf(drugLines);

const classesOfMember = new Map<string, readonly string[]>();
for (const line of classMembers.trim().split('\n')) {
  const [name = '', members = ''] = line.split(':');
  for (const member of members.split(',').map(normaliseTerm))
    classesOfMember.set(member, [...(classesOfMember.get(member) ?? []), name]);
}

/** The classes of a substance, as the interaction table names them. */
export function classesOf(substance: string): readonly string[] {
  return classesOfMember.get(substance) ?? [];
}

/** Substances that are metabolized to another one: an allergy to one is an allergy to the other. */
const turnsInto: Readonly<Record<string, string>> = { prednisone: 'prednisolone', prednisolone: 'prednisone' };

/** Other substances and classes that an allergy to a substance includes. */
function alsoAllergicTo(substance: string): readonly string[] {
  const classes = classesOf(substance).filter((name) => crossReactingClasses.has(name));
  const other = turnsInto[substance];
  return [...classes.map(normaliseTerm), ...(other === undefined ? [] : [other])];
}

/** Names of allergens; those no product contains stand for nothing. */
export const allergenVocabulary: Vocabulary = new Map([
  ...namesOf(environmentNames).map((name) => [name, []] as const),
  ...[...drugVocabulary].map(
    ([name, means]) => [name, [...new Set([...means, ...means.flatMap(alsoAllergicTo)])]] as const,
  ),
  ...vocabularyOf(nameLines(allergenNames)),
]);
