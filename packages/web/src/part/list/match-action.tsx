import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { KeyCap } from '../button/key-cap';

/** Describes what pressing the card does. */
export function MatchAction({ children }: { readonly children: string }) {
  return (
    <chakra.span
      ms="auto"
      display="inline-flex"
      alignItems="center"
      gap="2"
      textStyle="meta"
      color="accent.fg"
      whiteSpace="nowrap"
    >
      <chakra.span data-enter hideBelow="md" display="inline-flex">
        <KeyCap keys={['Enter']} />
      </chakra.span>
      {children}
      <ArrowRight size={14} aria-hidden />
    </chakra.span>
  );
}
