import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    maxW: 'full',
    px: '1.5',
    bg: 'bg.sunken',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'key',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:hover': { bg: 'bg.hover' },
    '&[data-free]': { bg: 'bg.surface', borderStyle: 'dashed', borderColor: 'border.default' },
    '& svg': { flexShrink: '0' },
    '@media (pointer: coarse)': { minH: '9' },
  },
});

interface EntryChipProps {
  readonly entry: { readonly name: string };
  /** Text from a practice system: a dashed border and a label distinguish it from a listed entry. */
  readonly isFreeText: boolean;
  readonly onRemove: () => void;
}

/** A selected entry; a press, Delete, or Backspace removes it. */
export function EntryChip({ entry: { name }, isFreeText, onRemove }: EntryChipProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <Chip
      type="button"
      data-free={isFreeText || undefined}
      aria-label={`Remove ${name}${isFreeText ? ', not listed' : ''}`}
      onClick={onRemove}
      onKeyDown={onKeyDown}
    >
      <span>{name}</span>
      {isFreeText && (
        <chakra.span textStyle="meta" color="fg.subtle" whiteSpace="nowrap">
          not listed
        </chakra.span>
      )}
      <X size={14} aria-hidden />
    </Chip>
  );
}
