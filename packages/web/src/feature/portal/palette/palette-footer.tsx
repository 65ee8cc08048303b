import { chakra } from '@chakra-ui/react';
import { onlyHereText, paletteSigns } from '@signa/core/portal';
import { KeyHints } from '../../../part/list/key-hints';
import { usePractice } from '../../../platform/practice/practice';
import type { Palette } from './use-palette';

const atFirst = [
  ...paletteSigns.map(({ sign, asksFor }) => ({ keys: [sign], does: asksFor })),
  { keys: ['Esc'], does: 'close' },
];
const moving = [
  { keys: ['↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Ctrl', 'Enter'], does: 'new tab' },
  { keys: ['→'], does: 'actions' },
];
const ofRecord = [...moving.slice(0, 3), { keys: ['←'], does: 'back' }];

/** Key hints, and the scope of the search. */
export function PaletteFooter({ palette: { text, isActing } }: { readonly palette: Palette }) {
  const { location } = usePractice();
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      flexShrink="0"
      gap="4"
      minH="10"
      px="4"
      py="2"
      bg="bg.sunken"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <KeyHints hints={isActing ? ofRecord : text === '' ? atFirst : moving} />
      <chakra.span textStyle="meta" color="fg.subtle" truncate>
        {onlyHereText(location.name)}
      </chakra.span>
    </chakra.div>
  );
}
