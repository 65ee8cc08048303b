import { chakra } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../overlay/popover';
import type { PopoverTriggerProps } from '../overlay/popover';

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

interface ChipProps extends Omit<FilterChipProps, 'children'> {
  /** Left out if nothing opens under the chip. */
  readonly trigger?: PopoverTriggerProps;
}

/** Unset: name and arrow. Set: accent tint, light name, strong value, and a clear button. */
export function FilterChip({ children, ...chip }: FilterChipProps) {
  return (
    <chakra.div position="relative" display="inline-flex" maxW="full">
      {children ? (
        <Popover trigger={(trigger) => <ChipButtons {...chip} trigger={trigger} />}>
          {(close) => children(() => close(true))}
        </Popover>
      ) : (
        <ChipButtons {...chip} />
      )}
    </chakra.div>
  );
}

function ChipButtons({ name, value, onClear, trigger }: ChipProps) {
  const set = value !== null;
  const clearable = set && onClear;
  return (
    <Chip set={set}>
      <chakra.button
        type="button"
        id={trigger?.id}
        aria-expanded={trigger?.['aria-expanded']}
        disabled={!trigger}
        onClick={trigger?.onClick}
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
        {!clearable && trigger && <ChevronDown size={14} aria-hidden style={{ flexShrink: 0 }} />}
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
  );
}
