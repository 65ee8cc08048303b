import { type FirstContent, firstContentId, type Operations } from '@signa/core/contract';
import { todayIn } from '@signa/core/base';
import { parseAnswer } from '../../client/parse-answer';

/** Content embedded in the document; null if there is none, as in development. */
export function firstContentIn(page: Document): FirstContent | null {
  const text = page.getElementById(firstContentId)?.textContent;
  return text ? (parseAnswer(text) as FirstContent) : null;
}

const lists: readonly string[] = ['GetPrescriptionTasksGrouped', 'GetPrescriptionHistory'];

/** Whether the document contains the rows of its page. */
export const hasRows = ({ answers }: FirstContent): boolean =>
  answers.some(({ name, failure }) => lists.includes(name) && !failure);

/**
 * Warms up the time zone data of the user's locations while code is still loading. The first use takes longer than
 * rendering a queue card.
 */
export function prepareCalendar({ answers }: FirstContent, now: string): void {
  const user = answers.find(({ name }) => name === 'GetUserByUsername')?.data as
    | Operations['GetUserByUsername']['data']
    | null
    | undefined;
  const zones = user?.userByUsername?.locationsUsers.flatMap(({ location }) => location?.timeZone ?? []) ?? [];
  for (const zone of new Set(zones)) todayIn(zone, now);
}
