import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tooltip } from '../tooltip/tooltip';

export const badgeTones = ['neutral', 'accent', 'draft', 'ready', 'near', 'expired', 'declined', 'controlled'] as const;
export type BadgeTone = (typeof badgeTones)[number];

const Styled = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    h: '5',
    px: '1.5',
    maxW: 'full',
    borderWidth: '1px',
    borderRadius: 'badge',
    textStyle: 'badge',
    whiteSpace: 'nowrap',
    '& svg': { flexShrink: '0' },
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
    /** Takes a second line rather than being cut. */
    wraps: { true: { h: 'auto', minH: '5', whiteSpace: 'normal', overflowWrap: 'anywhere' }, false: {} },
  },
  defaultVariants: { tone: 'neutral', wraps: false },
});

export interface BadgeProps {
  readonly tone?: BadgeTone;
  /** Colour never says it alone: every badge has a picture and a word. */
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** A lighter second part, such as the date of an expiry. */
  readonly detail?: ReactNode;
  /** The sentence behind the word: on hover, and read aloud with it. */
  readonly tooltip?: string | null;
  /** A filled shape instead of an outline. */
  readonly filled?: boolean;
  /** Holds a text of any length, which is not cut. */
  readonly wraps?: boolean;
}

export function Badge({
  tone: name = 'neutral',
  icon: Icon,
  children,
  detail,
  tooltip,
  filled = false,
  wraps = false,
}: BadgeProps) {
  const badge = (
    <Styled tone={name} wraps={wraps}>
      <Icon size={filled ? 10 : 12} strokeWidth={filled ? 0 : 2} fill={filled ? 'currentColor' : 'none'} aria-hidden />
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {children}
      </chakra.span>
      {detail && (
        <chakra.span fontWeight="normal" ml="0.5">
          {detail}
        </chakra.span>
      )}
      {tooltip && <chakra.span srOnly>, {tooltip}</chakra.span>}
    </Styled>
  );
  return tooltip ? <Tooltip text={tooltip}>{badge}</Tooltip> : badge;
}
