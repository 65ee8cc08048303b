import { chakra } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { FieldMessage } from './field-message';

/** A row of a list in a form; one that is wrong says so for who is led to the first error. */
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
  /** What became of the last act, where it is not seen. */
  readonly note?: string | null;
  /** The rows, the way to one more last. */
  readonly children: ReactNode;
  readonly list?: Ref<HTMLUListElement>;
}

/** Entries of one kind in a form, row by row, with what is wrong with them as a whole below. */
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

/** Where the focus goes once a list is drawn as it is after an act: a row that is gone loses it otherwise. */
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
    /** The first of these that is there. */
    focusAfter: (...selectors: readonly string[]) => {
      wanted.current = selectors;
    },
  } as const;
}
