import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Button } from '../../../../part/button/button';
import { cardElement, headOfCard } from '../request/card-element';
import { requests } from './client-group';
import type { TaskGroup } from '../request/rows';

interface RestLineProps {
  readonly group: TaskGroup;
  /** Omitted while the rest is loading. */
  readonly onShowAll: (() => void) | null;
  /** Renders a card that isn't rendered yet, synchronously. */
  readonly reach: (taskId: string) => void;
  /** Its index among all rows of the page, for the virtualizer. */
  readonly index: number | undefined;
  readonly measure: (element: HTMLElement | null) => void;
}

/** The footer of a client with more requests than a page initially loads. */
export function RestLine({ group, onShowAll, reach, index, measure }: RestLineProps) {
  const { tasks, count } = group;
  // The button disappears, so focus waits where the rest will start.
  const showAll = (event: MouseEvent<HTMLElement>) => {
    const list = event.currentTarget.closest<HTMLElement>('[data-cards]');
    const last = tasks.at(-1)?.id ?? '';
    reach(last);
    headOfCard(cardElement(list, last))?.focus({ preventScroll: true });
    onShowAll?.();
  };
  return (
    <chakra.li
      ref={measure}
      data-index={index}
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.span textStyle="meta" color="fg.muted" role="status">
        {onShowAll ? `The first ${tasks.length} of ${requests(count)}.` : `Loading all ${requests(count)}.`}
      </chakra.span>
      {onShowAll && (
        <Button size="sm" onClick={showAll}>
          {`Show all ${requests(count)}`}
        </Button>
      )}
    </chakra.li>
  );
}
