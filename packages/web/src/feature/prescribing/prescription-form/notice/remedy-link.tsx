import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReturnLink } from '../../../../part/text/return-link';

/** Links to the page where the problem can be fixed; closing that page returns here. */
export const RemedyLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="1.5"
    px="2"
    minH="8"
    textStyle="label"
    fontWeight="semibold"
    color="accent.fg"
    whiteSpace="nowrap"
  >
    <ReturnLink to={to}>{children}</ReturnLink>
    <ArrowRight size={14} aria-hidden />
  </chakra.span>
);
