import { chakra } from '@chakra-ui/react';
import { paletteKindLabels, paletteTexts } from '@signa/core/portal';
import { KeyHints } from '../../../part/list/key-hints';
import type { Palette } from './use-palette';

const Kind = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '7',
    px: '2',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
    '@media (pointer: coarse), (max-width: 48em)': { h: '10' },
  },
});

const hints = [{ keys: ['Tab'], does: 'next' }];

/** The kinds that the user can search, with result counts. Tab moves through them from the field. */
export function PaletteKinds({ palette: { kinds, only, show, counts } }: { readonly palette: Palette }) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      flexShrink="0"
      gap="2"
      px={{ base: '2', md: '3' }}
      pt="2"
      pb={{ base: '2', md: '0' }}
      mdDown={{ borderBottomWidth: '1px', borderColor: 'border.subtle' }}
    >
      <chakra.div
        role="group"
        aria-label="Kinds"
        flex="1"
        minW="0"
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        gap="0.5"
      >
        {kinds.map((kind) => {
          const count = counts[kind ?? 'all'];
          return (
            <Kind
              key={kind ?? 'all'}
              type="button"
              tabIndex={-1}
              aria-pressed={kind === only}
              // Keeps focus in the field, and the on-screen keyboard open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => show(kind)}
            >
              {kind === null ? paletteTexts.all : paletteKindLabels[kind]}
              {count !== undefined && (
                <chakra.span
                  color={kind === only ? 'inherit' : 'fg.subtle'}
                  textStyle="meta"
                  fontWeight="normal"
                  hideBelow="md"
                >
                  {count}
                </chakra.span>
              )}
            </Kind>
          );
        })}
      </chakra.div>
      <KeyHints hints={hints} />
    </chakra.div>
  );
}
