import { chakra } from '@chakra-ui/react';
import { KeyCap } from '../button/key-cap';

export interface KeyHint {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keyboard shortcuts of a page; hidden on touch screens. */
export function KeyHints({ hints }: { readonly hints: readonly KeyHint[] }) {
  return (
    <chakra.span
      display="inline-flex"
      gap="4"
      textStyle="meta"
      color="fg.subtle"
      css={{ '@media (pointer: coarse), (max-width: 64em)': { display: 'none' } }}
      aria-hidden
    >
      {hints.map(({ keys, does }) => (
        <chakra.span key={does} display="inline-flex" alignItems="center" gap="1.5">
          <KeyCap keys={keys} />
          {does}
        </chakra.span>
      ))}
    </chakra.span>
  );
}
