import { chakra } from '@chakra-ui/react';
import { shortened } from '@signa/core/text';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

const Styled = chakra('input', controlStyle);

export interface TextInputProps extends Omit<ComponentPropsWithRef<typeof Styled>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (next: string) => void;
  /** Signs that fit, as a person counts them; no sign is cut in two, as `maxLength` would cut it (P-271). */
  readonly most?: number;
  readonly icon?: LucideIcon;
  /** Stands at the end of the box, such as a unit; empty, not left out, where it comes and goes while somebody types. */
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
      {...(Icon ? { ps: '8' } : {})}
      {...(after ? { pe: '16' } : {})}
      {...control}
      {...rest}
    />
  );
  // A box that is wrapped later is another one to the browser, and loses the focus.
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
