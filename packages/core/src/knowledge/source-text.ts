import type { KnowledgePackage } from './knowledge-package.js';
import type { KnowledgeRow } from './knowledge-row.js';
import { perKnowledge } from './per-knowledge.js';

const titles = perKnowledge(({ sources }) => new Map(sources.map(({ id, title }) => [id, title])));

/** The sources of a row as they are shown: 'Antirobe package insert (NADA 120-161), contraindications; …'. */
export function sourceText({ citations }: Pick<KnowledgeRow, 'citations'>, knowledge: KnowledgePackage): string {
  const titleOf = titles(knowledge);
  return citations
    .map(({ source, section }) => [titleOf.get(source) ?? source, section].filter((part) => part !== null).join(', '))
    .join('; ');
}
