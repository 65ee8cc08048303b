import type { BrowserStorage } from '../../client/browser-storage';
import { firstAssignments, type StoredLocationChoice, personRead } from '@signa/core/administration';
import type { FirstAnswer, Operations } from '@signa/core/contract';
import { storedLocation } from './stored-location';
import { ownActiveAssignments } from './own-active-assignments';

type Answer = Operations['GetUserByUsername'];

/**
 * Seeds the query cache with the responses embedded in the document. The server knows the location of the last page
 * load, and the browser stores its own; if both lead to the same response, the portal skips the request.
 */
export function pendingAnswers(answers: readonly FirstAnswer[], kept: BrowserStorage): readonly FirstAnswer[] {
  return answers.map((answer) => {
    if (answer.name !== 'GetUserByUsername') return answer;
    const { username } = answer.variables as Answer['variables'];
    const wish = storedLocation(kept);
    return isAnswerTo(wish, answer) ? { ...answer, variables: personRead(username, wish) } : answer;
  });
}

function isAnswerTo(wish: StoredLocationChoice, { data, failure }: FirstAnswer): boolean {
  const user = failure ? null : (data as Answer['data']).userByUsername;
  if (!user || user.locationsUsers.length >= user.workplaces.length) return true;
  const [selected] = firstAssignments(ownActiveAssignments(user), wish, 0);
  return user.locationsUsers.some(({ id }) => id === selected?.id);
}
