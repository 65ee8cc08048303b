import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from './button-style';
import { KeyCap } from './key-cap';

const Styled = chakra(Link, buttonStyle);

interface LinkButtonProps extends Omit<ComponentPropsWithRef<typeof Styled>, 'children' | 'to'> {
  readonly to: string;
  readonly children: ReactNode;
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon;
  readonly keys?: readonly string[];
}

/** A link that looks like a button, so it can open in a new tab. */
export function LinkButton({ to, children, icon: Icon, iconAfter: IconAfter, keys, ...rest }: LinkButtonProps) {
  return (
    <Styled to={to} {...rest}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
      {IconAfter && <IconAfter size={16} aria-hidden />}
      {keys && <KeyCap keys={keys} on={rest.variant === 'solid' ? 'accent' : 'surface'} />}
    </Styled>
  );
}
