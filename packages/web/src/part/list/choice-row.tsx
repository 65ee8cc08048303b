import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tickStyle } from '../field/tick-style';

const Dot = chakra('input', tickStyle);

interface ChoiceRowProps {
  /** For rows of which one is selected. */
  readonly group: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A row of a single-choice list; the whole row is pressable. */
export const ChoiceRow = ({ group, checked, onChoose, children }: ChoiceRowProps) => (
  <chakra.label
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="1"
    px="3"
    py="2"
    cursor="pointer"
    borderTopWidth="1px"
    borderColor="border.subtle"
    _first={{ borderTopWidth: '0' }}
    css={{ '&:hover': { bg: 'bg.hover' }, '&:has(input:focus-visible)': { bg: 'accent.subtle' } }}
  >
    <Dot round type="radio" name={group} checked={checked} onChange={onChoose} />
    {children}
  </chakra.label>
);
