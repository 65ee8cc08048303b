import { chakra } from '@chakra-ui/react';
import type { Notice } from '@signa/core/base';
import { X } from 'lucide-react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { noticeStyles } from './notice-styles';
import type { NoticeUndo } from '../../platform/notice/notice-store';
import { LeavesLine } from './leaves-line';
import { UndoButton } from './undo-button';
import { NoticeObject } from './notice-object';
import { RequestIdText } from './request-id-text';

interface NoticeCardProps extends Notice {
  /** Button that the notice offers. */
  readonly button?: { readonly label: string; readonly run: () => void };
  readonly undo?: NoticeUndo;
  readonly onDismiss?: () => void;
}

interface SaidProps extends Pick<Notice, 'title' | 'description'> {
  readonly undo: NoticeUndo | undefined;
  readonly isQuiet: boolean;
}

/** Long server messages wrap and are never truncated. */
function Said({ title, description, undo, isQuiet }: SaidProps) {
  const quiet = { textStyle: 'meta', color: 'fg.muted', overflowWrap: 'anywhere' } as const;
  if (!isQuiet)
    return (
      <>
        <chakra.p textStyle="name">{title}</chakra.p>
        {description && (
          <chakra.p {...quiet}>
            <RequestIdText text={description} />
          </chakra.p>
        )}
      </>
    );
  return (
    <chakra.p {...quiet}>
      <span>{title}</span>
      {undo && <LeavesLine undo={undo} />}
      {description && <span>: </span>}
      {description && (
        <span>
          <RequestIdText text={description} />
        </span>
      )}
    </chakra.p>
  );
}

/** Neutral surface; only the icon is colored. Errors interrupt screen readers; other notices wait their turn. */
export function NoticeCard({ status, title, description, object, way, button, undo, onDismiss }: NoticeCardProps) {
  const { icon: Icon, color } = noticeStyles[status];
  return (
    <chakra.div
      role={status === 'error' ? 'alert' : 'status'}
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      ps="3.5"
      pe="1.5"
      py="0.5"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      boxShadow="raised"
    >
      <chakra.span color={color} flexShrink="0" display="inline-flex">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        {object && (
          <p>
            <NoticeObject {...object} />
          </p>
        )}
        <Said title={title} description={description} undo={undo} isQuiet={object !== undefined} />
      </chakra.div>
      {way && <NoticeObject {...way} />}
      {button && (
        <Button size="sm" onClick={button.run}>
          {button.label}
        </Button>
      )}
      {undo && <UndoButton undo={undo} hasKey />}
      {onDismiss && <IconButton icon={X} label="Dismiss" onClick={onDismiss} />}
    </chakra.div>
  );
}
