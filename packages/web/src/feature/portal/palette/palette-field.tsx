import { chakra } from '@chakra-ui/react';
import { paletteMaximum, paletteTexts } from '@signa/core/portal';
import { CircleX, Search } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../part/button/button';
import { IconButton } from '../../../part/button/icon-button';
import { KeyCap } from '../../../part/button/key-cap';
import { rowId } from './row-id';
import type { Palette } from './use-palette';

/** On touch screens and narrow windows, which have no space for key hints. */
const touch = '@media (pointer: coarse), (max-width: 48em)';

const Field = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: 'full',
    bg: 'transparent',
    textStyle: 'section',
    fontWeight: 'normal',
    outline: 'none',
    '&::placeholder': { color: 'fg.muted' },
  },
});

interface PaletteFieldProps {
  readonly palette: Palette;
  readonly list: string;
  readonly onClose: () => void;
}

/** The field keeps focus; aria-activedescendant points to the active row. */
export function PaletteField({ palette, list, onClose }: PaletteFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { active, hits, isSettled, text } = palette;
  const empty = () => {
    palette.type('');
    input.current?.focus();
  };
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      flexShrink="0"
      gap="3"
      h="header"
      ps="4"
      pe={{ base: '2', md: '4' }}
      borderBottomWidth="1px"
      borderColor="border.subtle"
      css={{ '&:focus-within': { boxShadow: 'inset 0 -2px 0 0 {colors.focus.ring}' } }}
    >
      <chakra.span color="fg.muted" display="inline-flex">
        <Search size={20} aria-hidden />
      </chakra.span>
      <Field
        ref={input}
        role="combobox"
        aria-label={paletteTexts.hint}
        aria-expanded={hits.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active ? rowId(list, active) : undefined}
        placeholder={paletteTexts.hint}
        maxLength={paletteMaximum}
        value={palette.typedAs}
        onChange={(event) => palette.type(event.target.value)}
        onKeyDown={palette.onKeyDown}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <chakra.span role="status" srOnly>
        {text === '' ? '' : !isSettled ? paletteTexts.searching : foundText(palette)}
      </chakra.span>
      <chakra.span css={{ [touch]: { display: 'none' } }}>
        <KeyCap keys={['Esc']} />
      </chakra.span>
      <chakra.span display="none" css={{ [touch]: { display: 'inline-flex' } }}>
        {palette.typedAs !== '' && <IconButton icon={CircleX} iconSize={20} label="Clear the field" onClick={empty} />}
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </chakra.span>
    </chakra.div>
  );
}

const foundText = ({ counts, only }: Palette): string => {
  const count = counts[only ?? 'all'] ?? '0';
  return count === '0' ? paletteTexts.nothing : `${count} found`;
};
