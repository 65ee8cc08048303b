import {
  doseLimits,
  type KnowledgePackage,
  type KnowledgeRow,
  type KnowledgeSource,
  limitId,
  perKnowledge,
} from '../../../knowledge/index.js';
import {
  type Conflict,
  conflictKindLabels,
  type ConflictReport,
  type DuplicateTherapy,
  harmOf,
} from '../../conflict/index.js';
import type { DoseWarning } from '../../dose/index.js';
import { type CardWithoutId, checkedWith, indicatorOf, summaryOf } from './card.js';
import { markdownText } from './markdown.js';

/** What the texts of cards depend on. */
export interface CardSetting {
  readonly drugName: string;
  readonly knowledge: KnowledgePackage;
}

const mainSources = perKnowledge(({ warnings, doses, sources }) => {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const main = ({ citations: [first] }: KnowledgeRow) => first && byId.get(first.source);
  return new Map([
    ...warnings.map((row) => [row.id, main(row)] as const),
    ...doses.flatMap((range) => doseLimits.map((limit) => [limitId(range, limit), main(range)] as const)),
  ]);
});

/** The publication that a row cites first. */
function sourceOf(found: KnowledgeSource | undefined, { title }: KnowledgePackage): CardWithoutId['source'] {
  if (!found) return { label: title };
  return found.link === null ? { label: found.title } : { label: found.title, url: found.link };
}

function conflictCard(conflict: Conflict, { drugName, knowledge }: CardSetting): CardWithoutId {
  const { kind, grade, patientValue, sign, productValue, reason, source, ruleId } = conflict;
  const lines = [
    `**${conflictKindLabels[kind]}**: ${markdownText(`${patientValue} ${sign} ${productValue}`)}`,
    markdownText(reason),
    `Source: ${markdownText(source)}`,
    checkedWith(knowledge, ruleId),
  ];
  return {
    summary: summaryOf(drugName, patientValue, harmOf(conflict).harm),
    detail: lines.join('\n\n'),
    indicator: indicatorOf[grade],
    source: sourceOf(ruleId === null ? undefined : mainSources(knowledge).get(ruleId), knowledge),
  };
}

/** The therapy that an order would duplicate, and how. */
function duplicateText({ by, shared, therapy: { kind, product } }: DuplicateTherapy): string {
  const already = kind === 'prescription' ? 'Already given' : 'Also ordered';
  return `${already}: ${product.productFamily}, ${by === 'ingredient' ? 'with the ingredient' : 'of the class'} ${shared}.`;
}

function duplicateCard(duplicate: DuplicateTherapy, { drugName, knowledge }: CardSetting): CardWithoutId {
  const text = duplicateText(duplicate);
  return {
    summary: summaryOf(drugName, null, text),
    detail: ['**Duplicate therapy**', markdownText(text), checkedWith(knowledge)].join('\n\n'),
    indicator: indicatorOf[duplicate.grade],
    source: { label: knowledge.title },
  };
}

function doseCard({ title, sentence, grade }: DoseWarning, { drugName, knowledge }: CardSetting): CardWithoutId {
  return {
    summary: summaryOf(drugName, null, `${title}.`),
    detail: [`**${markdownText(title)}**`, markdownText(sentence)].join('\n\n'),
    indicator: indicatorOf[grade],
    source: { label: knowledge.title },
  };
}

/** A card for each finding about an order. @see P-413 */
export function findingCards(report: ConflictReport, setting: CardSetting): readonly CardWithoutId[] {
  return [
    ...[...report.conflicts, ...report.advisories].map((conflict) => conflictCard(conflict, setting)),
    ...report.duplicates.map((duplicate) => duplicateCard(duplicate, setting)),
    ...report.doubts.map((doubt) => doseCard(doubt, setting)),
  ];
}
