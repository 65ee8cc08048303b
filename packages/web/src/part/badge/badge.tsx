import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from '../tooltip/tooltip';

const badgeTones = ['neutral', 'accent', 'draft', 'ready', 'near', 'expired', 'declined', 'controlled'] as const;
export type BadgeTone = (typeof badgeTones)[number];

const Styled = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '5',
    px: '1.5',
    maxW: 'full',
    borderWidth: '1px',
    borderRadius: 'badge',
    textStyle: 'badge',
  },
  variants: {
    tone: {
      neutral: { color: 'fg.muted', bg: 'bg.surface', borderColor: 'border.default' },
      accent: { color: 'accent.fg', bg: 'accent.subtle', borderColor: 'accent.border' },
      draft: { color: 'status.draft.fg', bg: 'status.draft.bg', borderColor: 'status.draft.border' },
      ready: { color: 'status.ready.fg', bg: 'status.ready.bg', borderColor: 'status.ready.border' },
      near: { color: 'status.near.fg', bg: 'status.near.bg', borderColor: 'status.near.border' },
      expired: { color: 'status.expired.fg', bg: 'status.expired.bg', borderColor: 'status.expired.border' },
      declined: { color: 'status.declined.fg', bg: 'status.declined.bg', borderColor: 'status.declined.border' },
      controlled: {
        color: 'status.controlled.fg',
        bg: 'status.controlled.bg',
        borderColor: 'status.controlled.border',
      },
    },
    /** Allows breaks inside a word that is wider than the line. */
    breaks: { true: { overflowWrap: 'anywhere' }, false: {} },
  },
  defaultVariants: { tone: 'neutral', breaks: false },
});

interface BadgeProps {
  readonly tone?: BadgeTone;
  /** Color never carries meaning alone: every badge has an icon and a word. */
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** A lighter secondary part, such as an expiration date. */
  readonly detail?: ReactNode;
  /** Explanation of the word, shown on hover and read by screen readers. */
  readonly tooltip?: string | null;
  /** Filled instead of outlined. */
  readonly filled?: boolean;
  /** Accepts text of any length, such as a name. */
  readonly breaks?: boolean;
}

/** Text that does not fit wraps to a second line (P-387). */
export function Badge({
  tone: name = 'neutral',
  icon: Icon,
  children,
  detail,
  tooltip,
  filled = false,
  breaks = false,
}: BadgeProps) {
  const badge = (
    <Styled tone={name} breaks={breaks}>
      <Icon size={filled ? 10 : 12} strokeWidth={filled ? 0 : 2} fill={filled ? 'currentColor' : 'none'} aria-hidden />
      <span>{children}</span>
      {detail && (
        <chakra.span fontWeight="normal" ml="0.5" whiteSpace="nowrap">
          {detail}
        </chakra.span>
      )}
      {tooltip && <chakra.span srOnly>, {tooltip}</chakra.span>}
    </Styled>
  );
  return tooltip ? <Tooltip text={tooltip}>{badge}</Tooltip> : badge;
}
