import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { FieldMessage } from './field-message';

/** A list row in a form. An invalid row is marked, so that focus can move to the first error. */
export const FieldListRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '2',
    minH: '2.5rem',
    px: '3',
    py: '1',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    _last: { borderBottomWidth: '0' },
  },
});

interface FieldListProps {
  readonly legend: string;
  readonly error: string | null;
  /** Result of the last action, announced to screen readers. */
  readonly note?: string | null;
  /** The rows, followed by the button that adds one. */
  readonly children: ReactNode;
  readonly list?: Ref<HTMLUListElement>;
}

/** A list of similar entries in a form, with errors of the whole list below it. */
export function FieldList({ legend, error, note, children, list }: FieldListProps) {
  const id = useId();
  return (
    <chakra.fieldset
      minW="0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      display="flex"
      flexDirection="column"
      gap="1"
    >
      <chakra.legend textStyle="strong" fontSize="0.8125rem" mb="1">
        {legend}
      </chakra.legend>
      <chakra.ul
        ref={list}
        borderWidth="1px"
        borderColor={error ? 'status.expired.fg' : 'border.default'}
        borderRadius="control"
      >
        {children}
      </chakra.ul>
      <FieldMessage id={id} error={error} />
      <chakra.p role="status" textStyle="meta" color="fg.muted">
        {note}
      </chakra.p>
    </chakra.fieldset>
  );
}

/** Moves focus after an action, because a removed row would lose it. */
export function useFocusAfter<E extends HTMLElement>() {
  const list = useRef<E>(null);
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const found = wanted.current.map((one) => list.current?.querySelector<HTMLElement>(one)).find(Boolean);
    wanted.current = [];
    found?.focus();
  });
  return {
    list,
    /** The first existing element among these selectors. */
    focusAfter: (...selectors: readonly string[]) => {
      wanted.current = selectors;
    },
  } as const;
}
