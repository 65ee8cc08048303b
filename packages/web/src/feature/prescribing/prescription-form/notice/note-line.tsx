import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    p: '2',
    ps: '3',
    borderWidth: '1px',
    borderRadius: 'control',
  },
  variants: {
    tone: {
      accent: { bg: 'accent.subtle', borderColor: 'accent.border' },
      near: { bg: 'status.near.bg', borderColor: 'status.near.border' },
      declined: { bg: 'status.declined.bg', borderColor: 'status.declined.border' },
    },
  },
});

const colors = { accent: 'accent.fg', near: 'status.near.fg', declined: 'status.declined.fg' } as const;

interface NoteLineProps {
  readonly tone: keyof typeof colors;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
  /** Actions that resolve it. */
  readonly actions?: ReactNode;
  /** True if screen readers announce it immediately. */
  readonly urgent?: boolean;
}

/** A one-line notice above a form, with its actions. */
export function NoteLine({ tone, icon: Icon, children, actions, urgent = false }: NoteLineProps) {
  return (
    <Line tone={tone} role={urgent ? 'alert' : 'status'}>
      <chakra.span display="flex" gap="2.5" flex="1 1 16rem" minW="0">
        <chakra.span color={colors[tone]} display="inline-flex" flexShrink="0" pt="0.5">
          <Icon size={16} aria-hidden />
        </chakra.span>
        <span>{children}</span>
      </chakra.span>
      {actions && (
        <chakra.span display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.span>
      )}
    </Line>
  );
}
