import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Card } from '../../part/surface/card';
import { focusSoon } from '../../part/list/focus-soon';
import { useRowKeys } from '../../part/list/use-row-keys';

export interface StepListProps {
  readonly label: string;
  /** Only one choice: it has the focus, so that Enter goes on (P-026). */
  readonly isSingle: boolean;
  readonly children: ReactNode;
}

/** The choices of a step. Arrows move; of several none is chosen by an Enter that was meant for the step before. */
export function StepList({ label, isSingle, children }: StepListProps) {
  const { list, onKeyDown, first } = useRowKeys<HTMLDivElement>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    () => focusSoon(() => (isSingle ? list.current?.querySelector<HTMLElement>('[data-row]') : box.current)),
    [isSingle, list],
  );
  const onKey = (event: KeyboardEvent) => {
    // A key that is held down goes through one step only.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    if (event.key === 'ArrowDown' && event.target === box.current) {
      event.preventDefault();
      first();
    } else onKeyDown(event);
  };
  return (
    <Card overflow="hidden">
      <chakra.div
        ref={box}
        role="group"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKey}
        css={{ '&:focus-visible': { outlineOffset: '-2px' } }}
      >
        <div ref={list}>{children}</div>
      </chakra.div>
    </Card>
  );
}

/** One choice: a button over the whole row. */
export const ChoiceRow = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1',
    minW: '0',
    w: 'full',
    minH: 'row',
    px: '4',
    py: '2.5',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&:focus': { bg: 'accent.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '& [data-enter]': { display: 'none' },
    '&:focus [data-enter]': { display: 'inline-flex' },
    '&:focus [data-go]': { display: 'none' },
  },
});

/** Rows with lines between them. */
export const RowList = chakra('ul', {
  base: {
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& > li': { display: 'flex', alignItems: 'center' },
  },
});
