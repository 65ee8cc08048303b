import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Card } from '../../../../part/surface/card';
import { focusSoon } from '../../../../part/list/focus-soon';
import { useRowKeys } from '../../../../part/list/use-row-keys';

interface StepListProps {
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The choices of a step. The first one has focus, arrow keys move, and Enter chooses; nothing is selected automatically
 * (P-026).
 */
export function StepList({ label, children }: StepListProps) {
  const { list, onKeyDown } = useRowKeys<HTMLDivElement>();
  useEffect(() => focusSoon(() => list.current?.querySelector<HTMLElement>('[data-row]')), [list]);
  const onKey = (event: KeyboardEvent) => {
    // Key repeat must not advance more than one step.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    onKeyDown(event);
  };
  return (
    <Card overflow="hidden">
      <div ref={list} role="group" aria-label={label} onKeyDown={onKey}>
        {children}
      </div>
    </Card>
  );
}

/** A choice: a button that covers the whole row. */
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

/** Rows with dividers. */
export const RowList = chakra('ul', {
  base: {
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& > li': { display: 'flex', alignItems: 'center' },
  },
});
