import { type KnowledgePackage, type NameRow, perKnowledge } from '../../../knowledge/index.js';
import { normaliseTerm } from '../term/term.js';
import { nameLine, plainName } from './name-lines.js';

/** What a name stands for, by name: normalized, in the singular. */
export type Vocabulary = ReadonlyMap<string, readonly string[]>;

function vocabularyOf(rows: readonly NameRow[]): Vocabulary {
  return new Map(rows.map(nameLine).flatMap(({ means, names }) => names.map((name) => [name, means])));
}

/** Names of medicines and their substances. */
export const drugVocabulary = perKnowledge(({ vocabularies }) => vocabularyOf(vocabularies.drugs));

/** Recorded names of health conditions. */
export const conditionVocabulary = perKnowledge(({ vocabularies }) => vocabularyOf(vocabularies.conditions));

const classesByMember = perKnowledge(({ vocabularies }) => {
  const classes = new Map<string, readonly string[]>();
  for (const { name, members } of vocabularies.classes)
    for (const member of members.map(normaliseTerm)) classes.set(member, [...(classes.get(member) ?? []), name]);
  return classes;
});

/** The classes of a substance, as rows name them. */
export function classesOf(substance: string, knowledge: KnowledgePackage): readonly string[] {
  return classesByMember(knowledge).get(substance) ?? [];
}

/** Other substances and classes that an allergy to a substance includes. */
function alsoAllergicTo(substance: string, knowledge: KnowledgePackage): readonly string[] {
  const { classes, equivalents } = knowledge.vocabularies;
  const crossReactive = classes.filter(({ isCrossReactive }) => isCrossReactive).map(({ name }) => name);
  return [
    ...classesOf(substance, knowledge)
      .filter((name) => crossReactive.includes(name))
      .map(normaliseTerm),
    ...equivalents
      .filter((group) => group.includes(substance))
      .flatMap((group) => group.filter((one) => one !== substance)),
  ];
}

/** Names of allergens; those no product contains stand for nothing. */
export const allergenVocabulary = perKnowledge((knowledge): Vocabulary => {
  const { environment, allergens } = knowledge.vocabularies;
  const withRelated = (means: readonly string[]) => [
    ...new Set([...means, ...means.flatMap((substance) => alsoAllergicTo(substance, knowledge))]),
  ];
  return new Map([
    ...environment.map((name) => [plainName(name), []] as const),
    ...[...drugVocabulary(knowledge)].map(([name, means]) => [name, withRelated(means)] as const),
    ...vocabularyOf(allergens),
  ]);
});
