import type { BrowserStorage } from '../../client/browser-storage';
import { firstAssignments, type FirstWish, personRead } from '@signa/core/administration';
import type { FirstAnswer, Operations } from '@signa/core/contract';
import { firstWish } from './first-wish';
import { heldAssignments } from './held-assignments';

type Answer = Operations['GetUserByUsername'];

/**
 * The answers that came with a page, as the portal asks for them. The server knows the location of the last page, the
 * browser the one that it keeps: where both lead to the same answer, the portal need not ask again.
 */
export function answersAsAsked(answers: readonly FirstAnswer[], kept: BrowserStorage): readonly FirstAnswer[] {
  return answers.map((answer) => {
    if (answer.name !== 'GetUserByUsername') return answer;
    const { username } = answer.variables as Answer['variables'];
    const wish = firstWish(kept);
    return isAnswerTo(wish, answer) ? { ...answer, variables: personRead(username, wish) } : answer;
  });
}

function isAnswerTo(wish: FirstWish, { data, failure }: FirstAnswer): boolean {
  const user = failure ? null : (data as Answer['data']).userByUsername;
  if (!user || user.locationsUsers.length >= user.workplaces.length) return true;
  const [selected] = firstAssignments(heldAssignments(user), wish, 0);
  return user.locationsUsers.some(({ id }) => id === selected?.id);
}
