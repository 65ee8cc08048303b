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
  /** Shortcut key, shown as a cap inside the button. */
  readonly keys?: readonly string[];
  /** Reason why the button is disabled. It stays in the tab order so that the reason can be read. */
  readonly disabledReason?: string | null;
  /** Called on a press while disabled, to show the reason. */
  readonly onRefused?: () => void;
  /** An action is pending: the button cannot be pressed again, and keeps its width and label. */
  readonly busy?: boolean;
  /** Name shown on hover, for buttons with only an icon. */
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
    // Touch screens have no hover, so pressing shows the reason.
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
