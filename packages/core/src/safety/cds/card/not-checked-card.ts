import type { KnowledgePackage } from '../../../knowledge/index.js';
import type { NotRead } from '../reading/not-read.js';
import { type CardWithoutId, checkedWith, shortened, summaryOf } from './card.js';
import { markdownList } from './markdown.js';

/** Entries listed in a card; the others are counted. */
const mostListed = 100;

/** Of two entries with the same name and reason, one. */
function distinctEntries(entries: readonly NotRead[]): readonly NotRead[] {
  return [...new Map(entries.map((entry) => [`${entry.name}\n${entry.reason}`, entry])).values()];
}

/** Names everything that was not compared; none if everything was. @see P-414 */
export function notCheckedCards(notRead: readonly NotRead[], knowledge: KnowledgePackage): readonly CardWithoutId[] {
  const entries = distinctEntries(notRead);
  const [first] = entries;
  if (!first) return [];
  const others = entries.length - 1;
  const more = others === 0 ? '' : ` and ${others} more`;
  const rest = entries.length > mostListed ? [`And ${entries.length - mostListed} more.`] : [];
  return [
    {
      summary: `Not fully checked: ${shortened(first.name, 80)}${more}`,
      detail: [markdownList(entries.slice(0, mostListed)), ...rest, checkedWith(knowledge)].join('\n\n'),
      indicator: 'info',
      source: { label: knowledge.title },
    },
  ];
}

/** An order of which nothing was checked, because its drug is unknown. @see P-414 */
export function unknownDrugCard(drugName: string, knowledge: KnowledgePackage): CardWithoutId {
  const reason = 'Not checked, because no known drug was recognized in its name.';
  return {
    summary: summaryOf(drugName, null, reason),
    detail: [markdownList([{ name: drugName, reason }]), checkedWith(knowledge)].join('\n\n'),
    indicator: 'warning',
    source: { label: knowledge.title },
  };
}
