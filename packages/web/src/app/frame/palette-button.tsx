import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { KeyCap } from '../../part/button/key-cap';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { lazyPart, usePreload } from '../../platform/lazy/lazy-part';

const palette = lazyPart(() => import('../../feature/portal/palette/palette').then((module) => module.Palette));
const soon = [palette];
const name = 'Search and commands';
/** The key cap shows the modifier key of this platform. */
const isMac = typeof navigator !== 'undefined' && /mac/i.test(navigator.platform);

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    h: 'control',
    minW: 'control',
    px: '2',
    me: { base: '0', lg: '3' },
    borderWidth: { base: '0', md: '1px' },
    borderColor: 'border.default',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    flexShrink: '0',
    '&:hover': { bg: 'bg.hover', color: 'fg.default' },
    '@media (pointer: coarse)': { h: '2.5rem', minW: '2.5rem' },
  },
});

interface PaletteButtonProps {
  /** Pending counts for menu pages, by link. */
  readonly counts: Readonly<Record<string, number | undefined>>;
  readonly onKeys: () => void;
}

/** Opens the command palette. Its code loads when the browser is idle (P-286). */
export function PaletteButton({ counts, onKeys }: PaletteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  usePreload(true, soon);
  useShortcut({
    keys: ['Ctrl', 'K'],
    label: name,
    section: 'Everywhere',
    whileWriting: true,
    // An open overlay keeps what was typed into it.
    run: () => document.querySelector('dialog[open]') === null && setOpen(true),
  });
  return (
    <>
      <Opener type="button" aria-label={name} aria-haspopup="dialog" title={name} onClick={() => setOpen(true)}>
        <Search size={18} aria-hidden />
        <KeyCap keys={[isMac ? '⌘' : 'Ctrl', 'K']} />
      </Opener>
      {isOpen && <palette.Part counts={counts} onClose={() => setOpen(false)} onKeys={onKeys} />}
    </>
  );
}
