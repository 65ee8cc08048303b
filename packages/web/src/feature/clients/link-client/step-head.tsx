import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StepHeadProps {
  readonly id: string;
  readonly step: number;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The number and title of a section of the panel, with muted text beside them. */
export const StepHead = ({ id, step, title, children }: StepHeadProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" mb="2">
    <chakra.span
      aria-hidden
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      w="6"
      h="6"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="full"
      textStyle="meta"
    >
      {step}
    </chakra.span>
    <chakra.h3 id={id} textStyle="name">
      {title}
    </chakra.h3>
    <chakra.span textStyle="meta" color="fg.subtle">
      {children}
    </chakra.span>
  </chakra.div>
);
