import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTooltip } from '../tooltip/use-tooltip';
import { buttonStyle } from './button-style';
import { KeyCap } from './key-cap';

const Styled = chakra('button', buttonStyle);

interface ButtonProps extends Omit<ComponentPropsWithRef<typeof Styled>, 'children'> {
  readonly children: ReactNode;
  readonly icon?: LucideIcon;
  readonly iconAfter?: LucideIcon;
  /** The key that presses it, shown as a cap inside. */
  readonly keys?: readonly string[];
  /** Why it cannot be pressed now. The button stays in the tab order, so that the reason can be read. */
  readonly disabledReason?: string | null;
  /** What a press does while it cannot be pressed: it shows why. */
  readonly onRefused?: () => void;
  /** An answer is awaited: it cannot be pressed twice, keeps its width and its words. */
  readonly busy?: boolean;
  /** Its name, shown on hover where only a picture stands. */
  readonly tooltip?: string;
}

export function Button({
  children,
  icon: Icon,
  iconAfter: IconAfter,
  keys,
  disabledReason,
  busy,
  tooltip,
  onClick,
  onRefused,
  ...rest
}: ButtonProps) {
  const { anchor, show, bubble } = useTooltip(disabledReason ?? tooltip ?? null, !disabledReason);
  const refused = Boolean(disabledReason) || busy;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!refused) return onClick?.(event);
    event.preventDefault();
    if (busy) return;
    // A finger hovers over nothing: who presses asks why.
    show(event.currentTarget);
    onRefused?.();
  };
  return (
    <>
      <Styled
        type="button"
        aria-disabled={refused || undefined}
        aria-busy={busy || undefined}
        onClick={press}
        {...anchor}
        {...rest}
      >
        {Icon && <Icon size={16} aria-hidden />}
        {children}
        {IconAfter && <IconAfter size={16} aria-hidden />}
        {keys && (
          <KeyCap keys={keys} on={rest.variant === 'solid' && !refused && !rest.disabled ? 'accent' : 'surface'} />
        )}
      </Styled>
      {bubble}
    </>
  );
}
