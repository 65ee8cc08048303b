import { chakra } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PopoverPanel } from '../overlay/popover-panel';
import { usePopover } from '../overlay/use-popover';

const Chip = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    h: '1.75rem',
    maxW: 'full',
    borderWidth: '1px',
    borderRadius: 'control',
    textStyle: 'chip',
    '@media (pointer: coarse)': { h: '2.5rem' },
    '& button': { borderRadius: 'control', cursor: 'pointer' },
  },
  variants: {
    set: {
      true: { bg: 'accent.subtle', borderColor: 'accent.border', color: 'accent.fg' },
      false: { bg: 'bg.surface', borderColor: 'border.default', color: 'fg.muted', '&:hover': { bg: 'bg.hover' } },
    },
  },
});

interface FilterChipProps {
  readonly name: string;
  /** Label of the selected value, or the count of several; null if unset. */
  readonly value: string | null;
  /** Omitted if the filter always has a value. */
  readonly onClear?: () => void;
  /** The panel below the chip; `close` returns focus to the chip. */
  readonly children?: (close: () => void) => ReactNode;
}

/** Unset: name and arrow. Set: accent tint, light name, strong value, and a clear button. */
export function FilterChip({ name, value, onClear, children }: FilterChipProps) {
  const { open, toggle, close, frame, trigger, panel } = usePopover();
  const set = value !== null;
  const clearable = set && onClear;
  return (
    <chakra.div ref={frame} position="relative" display="inline-flex" maxW="full">
      <Chip set={set}>
        <chakra.button
          ref={trigger}
          type="button"
          onClick={toggle}
          aria-expanded={children ? open : undefined}
          disabled={!children}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          ps="2.5"
          pe={clearable ? '1' : '2'}
          minW="0"
        >
          <chakra.span fontWeight={set ? 'normal' : undefined} whiteSpace="nowrap">
            {name}
          </chakra.span>
          {set && (
            <chakra.span fontWeight="semibold" truncate>
              {value}
            </chakra.span>
          )}
          {!clearable && children && <ChevronDown size={14} aria-hidden style={{ flexShrink: 0 }} />}
        </chakra.button>
        {clearable && (
          <chakra.button
            type="button"
            aria-label={`Clear ${name}`}
            onClick={onClear}
            display="inline-flex"
            alignItems="center"
            px="1.5"
            css={{ '@media (pointer: coarse)': { paddingInline: '0.75rem' } }}
          >
            <X size={14} aria-hidden />
          </chakra.button>
        )}
      </Chip>
      {open && children && <PopoverPanel ref={panel}>{children(() => close(true))}</PopoverPanel>}
    </chakra.div>
  );
}
