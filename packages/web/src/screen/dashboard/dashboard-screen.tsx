import { chakra } from '@chakra-ui/react';
import { Page } from '../../part/page/page';
import { lazyPart } from '../../platform/lazy/lazy-part';
import { usePractice } from '../../platform/practice/practice';
import { useUnsentLines } from '../../feature/prescribing/prescription-form/unsent/use-unsent-lines';
import { FailedLine } from '../../part/surface/failed-line';
import { ApprovalsPanel } from './approvals-panel';
import { CreateRx } from './create-rx';
import { DraftPanel } from './draft-panel';
import { OwnLicense } from './own-license';
import { SetUpList } from './set-up-list';
import { Tiles } from './tiles';
import { UpdatedNote } from './updated-note';
import { useDashboard } from './use-dashboard';
import type { Dashboard } from './use-dashboard';

export { readPending } from './approvals-panel';

// Loaded lazily, because it restores unsent forms and therefore imports much of the form.
const unsentLine = lazyPart(() =>
  import('../../feature/prescribing/prescription-form/direct/unsent-direct-line').then(
    (module) => module.UnsentDirectLine,
  ),
);

const unsentNew = lazyPart(() =>
  import('../../feature/prescribing/wizard/unsent/unsent-new-line').then((module) => module.UnsentNewLine),
);
const unsentLines = [unsentNew, unsentLine];

/** Dashboard of the location: counts, requests, and drafts (P-175 to P-177). */
export function DashboardScreen() {
  const dashboard = useDashboard();
  const { unread } = dashboard;
  const begun = useUnsentLines(unsentLines);
  return (
    <Page
      actions={
        <>
          <UpdatedNote at={dashboard.at} />
          <CreateRx />
        </>
      }
    >
      {dashboard.failed && (
        <FailedLine onRetry={dashboard.again} busy={dashboard.refreshing}>
          {unread.counts ? "We couldn't load the counts." : "We couldn't refresh the counts."}
        </FailedLine>
      )}
      <OwnLicense />
      <SetUpList />
      {begun === 'there' && (
        <>
          <unsentNew.Part />
          <unsentLine.Part />
        </>
      )}
      {begun !== 'awaited' && <Waiting dashboard={dashboard} />}
    </Page>
  );
}

function Waiting({ dashboard }: { readonly dashboard: Dashboard }) {
  const { assignment, mayUse } = usePractice();
  const showsDrafts = assignment.role.canAuthorize;
  return (
    <>
      <Tiles dashboard={dashboard} />
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: showsDrafts ? 'minmax(0, 1fr) 20.5rem' : 'minmax(0, 1fr)' }}
      >
        {mayUse('GetPrescriptionTasksGrouped') ? <ApprovalsPanel pending={dashboard.counts.cards} /> : <div />}
        {showsDrafts && (
          <DraftPanel
            drafts={dashboard.ownDrafts}
            failed={dashboard.unread.drafts}
            total={dashboard.counts.ownDrafts}
          />
        )}
      </chakra.div>
    </>
  );
}
