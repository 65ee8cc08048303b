import { chakra } from '@chakra-ui/react';
import type { Notice } from '@signa/core/failure';
import { Check, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../button/icon-button';

export interface NoticeCardProps extends Notice {
  readonly onDismiss?: () => void;
}

const looks: Readonly<Record<Notice['status'], { readonly icon: LucideIcon; readonly color: string }>> = {
  success: { icon: Check, color: 'status.ready.fg' },
  info: { icon: Info, color: 'accent.fg' },
  warning: { icon: TriangleAlert, color: 'status.near.fg' },
  error: { icon: CircleX, color: 'status.declined.fg' },
};

/** Neutral surface, only the icon is coloured. An error interrupts a screen reader, the rest waits its turn. */
export function NoticeCard({ status, title, description, onDismiss }: NoticeCardProps) {
  const { icon: Icon, color } = looks[status];
  return (
    <chakra.div
      role={status === 'error' ? 'alert' : 'status'}
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
        {description && (
          <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            {description}
          </chakra.p>
        )}
      </chakra.div>
      {onDismiss && <IconButton icon={X} label="Dismiss" onClick={onDismiss} />}
    </chakra.div>
  );
}
