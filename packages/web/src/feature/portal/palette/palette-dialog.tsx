import { chakra } from '@chakra-ui/react';
import { paletteTexts } from '@signa/core/portal';
import { useEffect, useId, useRef } from 'react';
import { PaletteField } from './palette-field';
import { PaletteFooter } from './palette-footer';
import { PaletteKinds } from './palette-kinds';
import { PaletteList } from './palette-list';
import { usePalette } from './use-palette';
import type { PaletteOptions } from './use-palette';

const wholeScreen = {
  m: '0',
  w: '100%',
  maxW: '100%',
  h: '100dvh',
  maxH: '100dvh',
  borderWidth: '0',
  borderRadius: '0',
} as const;

/** The palette dialog: search field, kinds, rows, and key hints. */
export function PaletteDialog(needs: PaletteOptions) {
  const palette = usePalette(needs);
  const list = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector('input')?.focus();
    return () => {
      const focused = document.activeElement;
      const isFree = focused === null || focused === document.body || dialog?.contains(focused);
      dialog?.close();
      if (before instanceof HTMLElement && isFree) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <chakra.dialog
      ref={ref}
      aria-label={paletteTexts.name}
      onCancel={(event) => {
        event.preventDefault();
        needs.onClose();
      }}
      onClick={(event) => event.target === ref.current && needs.onClose()}
      mt="5.25rem"
      mb="auto"
      mx="auto"
      w="42.5rem"
      maxW="calc(100vw - 2rem)"
      maxH="calc(100dvh - 6.25rem)"
      bg="bg.raised"
      color="fg.default"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      mdDown={wholeScreen}
      boxShadow="raised"
      overflow="hidden"
      _backdrop={{ bg: 'bg.scrim' }}
      css={{ '&[open]': { display: 'flex', flexDirection: 'column' } }}
    >
      <PaletteField palette={palette} list={list} onClose={needs.onClose} />
      <PaletteKinds palette={palette} />
      <PaletteList palette={palette} list={list} onChoose={needs.onChoose} />
      <PaletteFooter palette={palette} />
    </chakra.dialog>
  );
}
