import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@signa/core/base';
import { ArrowRight, Bell } from 'lucide-react';
import { use } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { Link } from 'react-router';
import { IconButton } from '../../part/button/icon-button';
import type { HandOffs } from './hand-off-list';
import { noticeStyles } from '../../part/notice/notice-styles';
import { NoticeObject } from '../../part/notice/notice-object';
import { RequestIdText } from '../../part/notice/request-id-text';
import { UndoButton } from '../../part/notice/undo-button';
import { Popover } from '../../part/overlay/popover';
import { useNotices, useNoticeState } from '../../platform/notice/notice-context';
import type { ShownNotice } from '../../platform/notice/notice-store';
import { PracticeContext } from '../../platform/practice/practice';

const TodayLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '6',
    color: 'accent.fg',
    fontWeight: 'medium',
    borderRadius: 'key',
    '&:hover': { textDecoration: 'underline' },
  },
});

const handOffList = lazyPart(() => import('./hand-off-list').then((module) => module.HandOffList));

interface NoticeBellProps {
  readonly timeZone: string | null;
  /** What colleagues handed to the user; `null` where requests are not theirs to see. */
  readonly handOffs?: HandOffs | null;
}

/** 'Notices, 2 from colleagues, 1 new'. */
function bellLabel(fromColleagues: number, unread: number): string {
  const parts = [fromColleagues > 0 && `${fromColleagues} from colleagues`, unread > 0 && `${unread} new`].filter(
    (part) => part !== false,
  );
  return ['Notices', ...parts].join(', ');
}

/** Keeps every past notice readable (README ruling 5), and the notes of colleagues until they are read (P-512). */
export function NoticeBell({ timeZone, handOffs = null }: NoticeBellProps) {
  const { unread } = useNoticeState();
  const notices = useNotices();
  const fromColleagues = handOffs ? handOffs.unread + handOffs.back.length : 0;
  return (
    <chakra.div position="relative" display="inline-flex">
      <Popover
        side="end"
        width="notices"
        trigger={({ onClick, ...trigger }) => (
          <IconButton
            {...trigger}
            icon={Bell}
            iconSize={18}
            label={bellLabel(fromColleagues, unread)}
            onClick={() => {
              onClick();
              notices.markRead();
            }}
            mark={
              unread + fromColleagues > 0 && (
                <chakra.span
                  position="absolute"
                  top="1"
                  right="1"
                  w="2"
                  h="2"
                  borderRadius="full"
                  bg="accent.solid"
                  outline="2px solid"
                  outlineColor="bg.surface"
                />
              )
            }
          />
        )}
      >
        {(close) => (
          <>
            {handOffs && fromColleagues + handOffs.assigned > 0 && (
              <handOffList.Part handOffs={handOffs} onLeave={() => close()} />
            )}
            <NoticeList timeZone={timeZone} onLeave={() => close()} />
          </>
        )}
      </Popover>
    </chakra.div>
  );
}

interface NoticeListProps {
  readonly timeZone: string | null;
  readonly onLeave: () => void;
}

function NoticeList({ timeZone, onLeave }: NoticeListProps) {
  const practice = use(PracticeContext);
  const { all } = useNoticeState();
  const newestUndo = all.find(({ undo }) => undo !== undefined)?.id;
  return (
    <>
      <chakra.div
        display="flex"
        alignItems="baseline"
        gap="2"
        px="3"
        py="2"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <chakra.h2 textStyle="name">Notices</chakra.h2>
        <chakra.span textStyle="meta" color="fg.subtle">
          in this tab, newest first
        </chakra.span>
      </chakra.div>
      {all.length === 0 ? (
        <chakra.p px="3" py="4" color="fg.muted">
          No notices in this tab yet.
        </chakra.p>
      ) : (
        <ul>
          {all.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} timeZone={timeZone} isNewestUndo={notice.id === newestUndo} />
          ))}
        </ul>
      )}
      {practice && (
        <chakra.p px="3" py="2.5">
          <TodayLink to="/history?view=IssuedByMeToday" onClick={onLeave}>
            View today's history
            <ArrowRight size={16} aria-hidden />
          </TodayLink>
        </chakra.p>
      )}
    </>
  );
}

interface NoticeLineProps {
  readonly notice: ShownNotice;
  readonly timeZone: string | null;
  /** Whether U undoes it. */
  readonly isNewestUndo: boolean;
}

/** What it is about, as a link, and when; below it what happened. */
function NoticeLine({ notice, timeZone, isNewestUndo }: NoticeLineProps) {
  const { status, object, title, description, way, undo, at } = notice;
  const { icon: Icon, color } = noticeStyles[status];
  return (
    <chakra.li display="flex" gap="2.5" px="3" py="2" borderBottomWidth="1px" borderColor="border.subtle">
      <chakra.span color={color} display="inline-flex" flexShrink="0" pt="0.5">
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        {object && (
          <p>
            <NoticeObject {...object} />
          </p>
        )}
        <chakra.p textStyle={object ? 'meta' : 'strong'} color={object ? 'fg.muted' : undefined}>
          {title}
        </chakra.p>
        {description && (
          <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            <RequestIdText text={description} />
          </chakra.p>
        )}
        {way && (
          <p>
            <NoticeObject {...way} />
          </p>
        )}
      </chakra.div>
      {undo && <UndoButton undo={undo} hasKey={isNewestUndo} />}
      <chakra.span textStyle="label" color="fg.subtle" whiteSpace="nowrap" pt="0.5">
        {formatDateTime(new Date(at).toISOString(), timeZone)}
      </chakra.span>
    </chakra.li>
  );
}
