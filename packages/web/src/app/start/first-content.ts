import { type FirstContent, firstContentId, type Operations } from '@signa/core/contract';
import { todayIn } from '@signa/core/base';
import { parseAnswer } from '../../client/parse-answer';

/** What the document brought; null where it brought nothing, as while developing. */
export function firstContentIn(page: Document): FirstContent | null {
  const text = page.getElementById(firstContentId)?.textContent;
  return text ? (parseAnswer(text) as FirstContent) : null;
}

const lists: readonly string[] = ['GetPrescriptionTasksGrouped', 'GetPrescriptionHistory'];

/** Whether the document brought the rows of its page. */
export const bringsRows = ({ answers }: FirstContent): boolean =>
  answers.some(({ name, failure }) => lists.includes(name) && !failure);

/**
 * Has the calendar of the locations where a person works made while code still comes: the first one takes a browser
 * longer than a card of the queue.
 */
export function prepareCalendar({ answers }: FirstContent, now: string): void {
  const user = answers.find(({ name }) => name === 'GetUserByUsername')?.data as
    | Operations['GetUserByUsername']['data']
    | null
    | undefined;
  const zones = user?.userByUsername?.locationsUsers.flatMap(({ location }) => location?.timeZone ?? []) ?? [];
  for (const zone of new Set(zones)) todayIn(zone, now);
}
