import { chakra } from '@chakra-ui/react';
import { shortened } from '@signa/core/base';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlLook } from './control-style';
import { useFieldControl } from './field-context';

const Styled = chakra('input', {
  base: controlLook,
  variants: {
    hasIcon: { true: { ps: '8' }, false: {} },
    /**
     * Space at the end of the input: for a unit, a key cap, a clear button, a clear button with a count, or all of
     * them.
     */
    end: {
      none: {},
      unit: { pe: '16' },
      key: { pe: '9' },
      cross: { pe: '10' },
      count: { pe: '6.5rem' },
      all: { pe: '11rem' },
    },
    tall: { true: { h: '10' }, false: {} },
  },
  defaultVariants: { hasIcon: false, end: 'none', tall: false },
});

export interface TextInputProps extends Omit<ComponentPropsWithRef<typeof Styled>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (next: string) => void;
  /** Maximum length in user-perceived characters; `maxLength` would split characters (P-271). */
  readonly most?: number;
  readonly icon?: LucideIcon;
  /**
   * Content at the end of the input, such as a unit. Pass an empty node instead of omitting it if it appears and
   * disappears while the user types.
   */
  readonly after?: ReactNode;
}

export function TextInput({ value, onChange, most, icon: Icon, after, id, disabled, ...rest }: TextInputProps) {
  const control = useFieldControl({ id, disabled });
  const input = (
    <Styled
      type="text"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(most === undefined ? target.value : shortened(target.value, most))}
      hasIcon={Icon !== undefined}
      end={after ? 'unit' : 'none'}
      {...control}
      {...rest}
    />
  );
  // Wrapping the input later would remount it, and it would lose focus.
  if (!Icon && after === undefined) return input;
  return (
    <chakra.span position="relative" display="block" flex="1" minW="0">
      {Icon && (
        <chakra.span
          position="absolute"
          insetY="0"
          left="2.5"
          display="inline-flex"
          alignItems="center"
          color="fg.subtle"
          pointerEvents="none"
        >
          <Icon size={16} aria-hidden />
        </chakra.span>
      )}
      {input}
      {after && (
        <chakra.span
          position="absolute"
          insetY="0"
          right="2.5"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          color="fg.subtle"
          textStyle="meta"
        >
          {after}
        </chakra.span>
      )}
    </chakra.span>
  );
}
