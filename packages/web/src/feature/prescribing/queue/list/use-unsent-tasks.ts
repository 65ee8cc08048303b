import { useMemo } from 'react';
import { usePersonKey } from '../../prescription-form/unsent/use-person-key';
import { unsentUnder } from '../../prescription-form/unsent/unsent-work';
import { workSubject } from '../../prescription-form/unsent/work-subject';
import type { TaskGroup } from '../request/rows';

const start = workSubject({ of: 'task', id: '' });

/**
 * The requests with typed and unsent changes. Looked up again after a card opens or closes and with each response,
 * because only an open card can be typed into.
 *
 * @see P-261
 */
export function useUnsentTasks(groups: readonly TaskGroup[], openId: string | null): ReadonlySet<string> {
  const person = usePersonKey();
  return useMemo(
    () =>
      groups.length === 0
        ? new Set<string>()
        : new Set(
            unsentUnder(person, start)
              .map(({ subject }) => subject.slice(start.length))
              .filter((id) => id !== openId),
          ),
    [person, groups, openId],
  );
}
