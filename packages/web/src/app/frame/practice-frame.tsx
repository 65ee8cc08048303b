import { GetWaitingCountsDocument } from '@signa/core/operation/typed';
import { roleLabel } from '@signa/core/practice';
import { pollingMs } from '@signa/core/time';
import type { ReactNode } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';
import { AccountMenu } from './account-menu';
import { Frame } from './frame';
import { LocationSwitch } from './location-switch';
import { NoticeBell } from './notice-bell';
import { PaletteButton } from './palette-button';
import { SupportContact } from '../../part/page/support-contact';

/** The frame of a practice: its menu with what waits, where one works, who one is. */
export function PracticeFrame({ children }: { readonly children: ReactNode }) {
  const { assignment, location, menu } = usePractice();
  const counts = useMenuCounts();
  return (
    <Frame
      menu={menu}
      counts={counts}
      home="/dashboard"
      start={<LocationSwitch />}
      search={(showKeys) => <PaletteButton counts={counts} onKeys={showKeys} />}
      contact={<SupportContact portalTypeCode={location.locationPortalType.code} />}
      end={
        <>
          <NoticeBell timeZone={location.timeZone} />
          <AccountMenu name={assignment.displayName} note={`${roleLabel(assignment.role)}, ${location.name}`} />
        </>
      }
    >
      {children}
    </Frame>
  );
}

/** How many requests wait, behind the entry that leads to them. */
function useMenuCounts(): Readonly<Record<string, number | undefined>> {
  const { location, menu, mayUse } = usePractice();
  const shown = menu.some((entry) => entry.kind === 'link' && entry.link === '/approve') && mayUse('GetWaitingCounts');
  const waiting = useOperation(
    GetWaitingCountsDocument,
    { locationId: location.id },
    { enabled: shown, pollEvery: pollingMs.approvals },
  );
  return { '/approve': waiting.data?.waitingCounts.cards };
}
