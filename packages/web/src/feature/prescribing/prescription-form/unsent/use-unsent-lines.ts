import { useEffect, useState } from 'react';
import type { LazyPart } from '../../../../platform/lazy/lazy-part';
import { useServices } from '../../../../platform/services/services';
import { pruneUnsent, unsentUnder } from './unsent-work';
import { usePersonKey } from './use-person-key';
import { linkSubject } from './work-subject';

/**
 * `awaited`: there is unsent work, and the code that offers it is loading. `none`: there is none, or the code failed to
 * load.
 */
type LinesState = 'none' | 'awaited' | 'there';

/**
 * Decides whether a page can show the lines that offer unsent work, and the content below them. With unsent work, both
 * appear together, because a late line would shift a request under the user's finger (P-307). Without any, the page
 * waits for no code.
 *
 * @param lines - the lazy components that offer it; the same list on every call
 */
export function useUnsentLines(lines: readonly Pick<LazyPart<object>, 'load'>[]): LinesState {
  const person = usePersonKey();
  const { clock } = useServices();
  const [linesState, setLinesState] = useState<LinesState>(() =>
    unsentUnder(person, linkSubject('')).length > 0 ? 'awaited' : 'none',
  );
  // Expired work is pruned after the first paint, here too: without unsent work, no line renders that would prune it.
  useEffect(() => pruneUnsent(person, clock.now()), [person, clock]);
  useEffect(() => {
    if (linesState !== 'awaited') return;
    let isWanted = true;
    // Code that fails to load must not block the requests.
    void Promise.allSettled(lines.map((line) => line.load())).then((results) => {
      if (isWanted) setLinesState(results.every(({ status }) => status === 'fulfilled') ? 'there' : 'none');
    });
    return () => void (isWanted = false);
  }, [linesState, lines]);
  return linesState;
}
