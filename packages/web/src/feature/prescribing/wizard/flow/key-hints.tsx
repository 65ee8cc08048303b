import { chakra } from '@chakra-ui/react';
import { KeyCap } from '../../../../part/button/key-cap';

const hints = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'choose' },
  { keys: ['/'], does: 'search' },
] as const;

/** Key hints for a search and its steps; hidden on touch screens. */
export function KeyHints() {
  return (
    <chakra.span
      aria-hidden
      hideBelow="md"
      display="inline-flex"
      gap="4"
      textStyle="meta"
      color="fg.muted"
      css={{ '@media (pointer: coarse)': { display: 'none' } }}
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
