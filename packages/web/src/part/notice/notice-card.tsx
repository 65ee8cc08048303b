import { chakra } from '@chakra-ui/react';
import { Check, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../button/icon-button';

export interface NoticeCardProps {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly text?: string;
  readonly onDismiss?: () => void;
}

const looks: Readonly<Record<NoticeCardProps['kind'], { readonly icon: LucideIcon; readonly color: string }>> = {
  success: { icon: Check, color: 'status.ready.fg' },
  info: { icon: Info, color: 'accent.fg' },
  warning: { icon: TriangleAlert, color: 'status.near.fg' },
  error: { icon: CircleX, color: 'status.declined.fg' },
};

/** Neutral surface, only the icon is coloured. An error interrupts a screen reader, the rest waits its turn. */
export function NoticeCard({ kind, title, text, onDismiss }: NoticeCardProps) {
  const { icon: Icon, color } = looks[kind];
  return (
    <chakra.div
      role={kind === 'error' ? 'alert' : 'status'}
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      ps="3.5"
      pe="1.5"
      py="2"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      boxShadow="raised"
    >
      <chakra.span color={color} pt="1.5" flexShrink="0">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0" py="1.5">
        <chakra.p textStyle="name">{title}</chakra.p>
        {text && (
          <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            {text}
          </chakra.p>
        )}
      </chakra.div>
      {onDismiss && <IconButton icon={X} label="Dismiss" onClick={onDismiss} />}
    </chakra.div>
  );
}
