import { chakra } from '@chakra-ui/react';
import { errorNotice, formatDateTime } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { MarkHandOffReadDocument } from '@signa/core/contract/typed';
import { notificationText, officeUseGroup, taskStatusLabel } from '@signa/core/prescribing';
import { AlarmClockCheck, AtSign, Check, UserRoundCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../part/button/icon-button';
import { NoticeObject } from '../../part/notice/notice-object';
import { requestAddress } from '../../part/text/request-address';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';

export type HandOffs = Operations['GetHandOffs']['data']['handOffs'];
type Notification = HandOffs['notifications'][number];
type Request = Notification['request'];

const nameOf = ({ patientName, productTitle }: Request) =>
  [patientName ?? officeUseGroup, productTitle].filter((part) => part !== null).join(', ');

const AssignedLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '3',
    color: 'accent.fg',
    fontWeight: 'medium',
    '&:hover': { textDecoration: 'underline' },
  },
});

interface HandOffListProps {
  readonly handOffs: HandOffs;
  readonly onLeave: () => void;
}

/**
 * What colleagues handed to the user: their requests, notes until they are marked as read, and requests that are back
 * from the user's own snooze (P-512).
 */
export function HandOffList({ handOffs, onLeave }: HandOffListProps) {
  const { assignment, location, isImpersonating } = usePractice();
  const mark = useMutation(MarkHandOffReadDocument, {
    error: (message) => errorNotice('The note is still unread', message),
  });
  const { assigned, notifications, unread, back } = handOffs;
  const read = ({ id }: Notification) => void mark.run({ locationId: location.id, id });
  return (
    <chakra.section aria-label="From colleagues" borderBottomWidth="1px" borderColor="border.default">
      {assigned > 0 && (
        <AssignedLink to={`/approve?assignedUser=${assignment.id}`} onClick={onLeave}>
          <UserRoundCheck size={16} aria-hidden />
          {assigned === 1 ? '1 request is assigned to you' : `${assigned} requests are assigned to you`}
        </AssignedLink>
      )}
      <chakra.ul listStyleType="none">
        {back.map((request) => (
          <Row key={`back-${request.id}`} icon={AlarmClockCheck} request={request} onLeave={onLeave}>
            Back from your snooze
          </Row>
        ))}
        {notifications.map((one) => (
          <Row
            key={one.id}
            icon={AtSign}
            request={one.request}
            onLeave={onLeave}
            at={formatDateTime(one.at, location.timeZone)}
            action={
              !isImpersonating && (
                <IconButton
                  icon={Check}
                  label={`Mark as read: ${notificationText(one.kind, one.byName)}, ${nameOf(one.request)}`}
                  disabled={mark.busy}
                  onClick={() => read(one)}
                />
              )
            }
          >
            {notificationText(one.kind, one.byName)}
            {one.note && (
              <chakra.span display="block" color="fg.default" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {one.note}
              </chakra.span>
            )}
          </Row>
        ))}
      </chakra.ul>
      {unread > notifications.length && (
        <chakra.p px="3" py="2" textStyle="meta" color="fg.muted">
          {`${unread - notifications.length} older notes are listed after you mark these as read.`}
        </chakra.p>
      )}
    </chakra.section>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly request: Request;
  readonly at?: string;
  readonly action?: ReactNode;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function Row({ icon: Icon, request, at, action, onLeave, children }: RowProps) {
  return (
    <chakra.li display="flex" gap="2.5" px="3" py="2" borderTopWidth="1px" borderColor="border.subtle">
      <chakra.span color="accent.fg" display="inline-flex" flexShrink="0" pt="0.5">
        <Icon size={16} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0">
        <p onClick={onLeave}>
          <NoticeObject text={nameOf(request)} link={requestAddress(request)} />
        </p>
        <chakra.p textStyle="meta" color="fg.muted">
          {children}
        </chakra.p>
        <chakra.p textStyle="label" color="fg.subtle">
          {[taskStatusLabel(request.status), at].filter((part) => part !== undefined).join(' · ')}
        </chakra.p>
      </chakra.div>
      {action}
    </chakra.li>
  );
}
