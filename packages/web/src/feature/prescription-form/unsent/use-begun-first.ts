import { useEffect, useState } from 'react';
import type { LazyPart } from '../../../platform/lazy/lazy-part';
import { useServices } from '../../../platform/services/services';
import { pruneUnsent, unsentUnder } from './unsent-work';
import { usePersonKey } from './use-person-key';
import { wayTo } from './work-subject';

/**
 * `awaited`: something was begun, and the code that offers it is on its way. `none`: nothing was, or its code cannot be
 * brought.
 */
type Begun = 'none' | 'awaited' | 'there';

/**
 * Whether a page may show the lines that offer what was begun, and what stands below them: for who has begun something
 * both come at once, as a line that came later would push a request from under the finger that presses it (P-307). Who
 * has begun nothing waits for no code.
 *
 * @param lines - what offers it; the same list at every call
 */
export function useBegunFirst(lines: readonly Pick<LazyPart<object>, 'load'>[]): Begun {
  const person = usePersonKey();
  const { clock } = useServices();
  const [begun, setBegun] = useState<Begun>(() => (unsentUnder(person, wayTo('')).length > 0 ? 'awaited' : 'none'));
  // What is too old goes after the first picture, here too: without anything begun no line is drawn that would do it.
  useEffect(() => pruneUnsent(person, clock.now()), [person, clock]);
  useEffect(() => {
    if (begun !== 'awaited') return;
    let isWanted = true;
    // Code that cannot be brought keeps nobody from the requests.
    void Promise.allSettled(lines.map((line) => line.load())).then((came) => {
      if (isWanted) setBegun(came.every(({ status }) => status === 'fulfilled') ? 'there' : 'none');
    });
    return () => void (isWanted = false);
  }, [begun, lines]);
  return begun;
}
