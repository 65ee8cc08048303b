import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@signa/core/time';
import { Bell } from 'lucide-react';
import { IconButton } from '../../part/button/icon-button';
import { NoticeObject } from '../../part/notice/notice-object';
import { PopoverPanel } from '../../part/overlay/popover-panel';
import { usePopover } from '../../part/overlay/use-popover';
import { useNotices, useNoticeState } from '../notice/notice-context';

/** Everything that was said stays readable here (README ruling 5). */
export function NoticeBell({ timeZone }: { readonly timeZone: string | null }) {
  const { open, toggle, frame, trigger, panel } = usePopover();
  const { said, unread } = useNoticeState();
  const notices = useNotices();
  const press = () => {
    toggle();
    notices.markRead();
  };
  return (
    <chakra.div ref={frame} position="relative" display="inline-flex">
      <IconButton
        ref={trigger}
        icon={Bell}
        iconSize={18}
        label={unread > 0 ? `Notices, ${unread} new` : 'Notices'}
        aria-expanded={open}
        onClick={press}
        mark={
          unread > 0 && (
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
      {open && (
        <PopoverPanel ref={panel} side="end" w="notice" maxW="calc(100vw - 1rem)" p="0">
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
              newest first
            </chakra.span>
          </chakra.div>
          {said.length === 0 ? (
            <chakra.p px="3" py="4" color="fg.muted">
              Nothing was said since this page was opened.
            </chakra.p>
          ) : (
            <ul>
              {said.map((notice) => (
                <chakra.li key={notice.id} px="3" py="2" borderBottomWidth="1px" borderColor="border.subtle">
                  {notice.object && (
                    <p>
                      <NoticeObject {...notice.object} />
                    </p>
                  )}
                  <chakra.p
                    textStyle={notice.object ? 'meta' : 'strong'}
                    color={notice.object ? 'fg.muted' : undefined}
                  >
                    {notice.title}
                  </chakra.p>
                  {notice.description && (
                    <chakra.p textStyle="meta" color="fg.muted">
                      {notice.description}
                    </chakra.p>
                  )}
                  <chakra.p textStyle="label" color="fg.subtle">
                    {formatDateTime(new Date(notice.at).toISOString(), timeZone)}
                  </chakra.p>
                </chakra.li>
              ))}
            </ul>
          )}
        </PopoverPanel>
      )}
    </chakra.div>
  );
}
