import {
  GetHandOffsDocument,
  GetUnlinkedLocationClientsCountDocument,
  GetWaitingCountsDocument,
} from '@signa/core/contract/typed';
import { menuLinks, roleLabel } from '@signa/core/practice';
import { pollingMs } from '@signa/core/base';
import type { ReactNode } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { lazyPart, useIdle } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import { AccountMenu } from './account-menu';
import { Frame } from './frame';
import { LocationSwitch } from './location-switch';
import { NoticeBell } from './notice-bell';
import { PaletteButton } from './palette-button';
import { SupportContact } from '../../part/page/support-contact';

// Loads after the page: support activity is not urgent.
const reportedLine = lazyPart(() =>
  import('../../feature/administration/impersonation/impersonation-notice').then(
    (module) => module.ImpersonationNotice,
  ),
);

// Loads after the page too: what was signed before a reload can wait that long.
const undoOffers = lazyPart(() =>
  import('../../feature/prescribing/undo/signature-notices').then((module) => module.SignatureNotices),
);

/** Practice frame: menu with pending counts, location switch, and account. */
export function PracticeFrame({ children }: { readonly children: ReactNode }) {
  const { assignment, location, menu, isImpersonating, mayUse } = usePractice();
  const counts = useMenuCounts();
  const handOffs = useHandOffs();
  const isIdle = useIdle(true);
  const mayTell = isIdle && !isImpersonating;
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
          <NoticeBell timeZone={location.timeZone} handOffs={handOffs} />
          <AccountMenu
            name={assignment.displayName}
            note={`${roleLabel(assignment.role)}, ${location.name}`}
            picture={assignment.profilePictureThumbnailUrl}
            hasAccount
            hasSummary={mayUse('GetSessionSummary')}
          />
        </>
      }
    >
      {isIdle && <undoOffers.Part />}
      {mayTell && <reportedLine.Part />}
      {children}
    </Frame>
  );
}

/** What colleagues handed to the user; live updates and polling keep it current (P-512). */
function useHandOffs() {
  const { location, mayUse } = usePractice();
  const read = useOperation(
    GetHandOffsDocument,
    { locationId: location.id },
    { enabled: mayUse('GetHandOffs'), pollEvery: pollingMs.approvals },
  );
  return read.data?.handOffs ?? null;
}

/** Number of pending requests and of clients waiting to be linked, shown next to the matching menu entries (C-271). */
function useMenuCounts(): Readonly<Record<string, number | undefined>> {
  const { location, menu, mayUse } = usePractice();
  const links = menuLinks(menu);
  const locationId = location.id;
  const waiting = useOperation(
    GetWaitingCountsDocument,
    { locationId },
    { enabled: links.includes('/approve') && mayUse('GetWaitingCounts'), pollEvery: pollingMs.approvals },
  );
  const unlinked = useOperation(
    GetUnlinkedLocationClientsCountDocument,
    { locationId },
    { enabled: links.includes('/link') && mayUse('GetUnlinkedLocationClientsCount'), pollEvery: pollingMs.pagedTasks },
  );
  return { '/approve': waiting.data?.waitingCounts.cards, '/link': unlinked.data?.unlinkedLocationClientsCount };
}
