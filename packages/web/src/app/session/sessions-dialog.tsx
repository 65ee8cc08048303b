import { chakra } from '@chakra-ui/react';
import { EndSessionDocument, GetSessionsDocument } from '@signa/core/contract/typed';
import { formatDateTime } from '@signa/core/base';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../part/button/button';
import { RequestIdText } from '../../part/notice/request-id-text';
import { Dialog } from '../../part/overlay/dialog';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonBar } from '../../part/surface/skeleton';
import { useServices } from '../../platform/services/services';
import { browserName } from './browser-name';

/** Lists the browsers in which the user is signed in, each with a button to sign out (A-200). */
export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const read = useOperation(GetSessionsDocument, {});
  return (
    <Dialog title="Where you are signed in" hasFixedHeight onClose={onClose}>
      {read.failure && <FailedLine onRetry={read.again}>{read.failure.message}</FailedLine>}
      {read.loading && <SkeletonBar w="100%" h="3rem" />}
      <chakra.ul m="0" p="0" listStyleType="none">
        {read.data?.sessions.map((session) => (
          <SessionRow key={session.id} {...session} />
        ))}
      </chakra.ul>
      <chakra.p textStyle="meta" color="fg.muted" mt="3">
        Don't recognize a browser? Sign it out here, then change your password.
      </chakra.p>
    </Dialog>
  );
}

interface SessionRowProps {
  readonly id: string;
  readonly browser: string;
  readonly seenAt: string;
  readonly isThis: boolean;
}

function SessionRow({ id, browser, seenAt, isThis }: SessionRowProps) {
  const { call } = useServices();
  const cache = useQueryClient();
  const [state, setState] = useState<'open' | 'ending' | { readonly failure: string }>('open');
  const name = browserName(browser);
  const end = async () => {
    setState('ending');
    const answer = await call(EndSessionDocument, { id });
    if (!answer.ok) return setState({ failure: answer.failure.message });
    await cache.invalidateQueries({ queryKey: ['GetSessions'] });
  };
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <span>
        <chakra.span display="block" textStyle="name">
          {name}
        </chakra.span>
        <chakra.span textStyle="meta" color="fg.muted">
          {isThis ? 'This browser' : `Last used ${formatDateTime(seenAt, zoneHere())}`}
        </chakra.span>
        {typeof state === 'object' && (
          <chakra.span display="block" role="alert" textStyle="meta" color="status.expired.fg">
            <RequestIdText text={state.failure} />
          </chakra.span>
        )}
      </span>
      {!isThis && (
        <Button busy={state === 'ending'} onClick={() => void end()} aria-label={`Sign out ${name}`}>
          Sign out
        </Button>
      )}
    </chakra.li>
  );
}

/** Sessions belong to a user, not a location, so their times use the browser's time zone. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
