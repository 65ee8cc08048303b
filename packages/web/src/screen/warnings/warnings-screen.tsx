import { chakra } from '@chakra-ui/react';
import { mayCall } from '@signa/core/administration';
import { errorNotice } from '@signa/core/base';
import { ConfirmWarningOverrideDocument, EndWarningOverrideDocument } from '@signa/core/contract/typed';
import type { KnowledgePackage } from '@signa/core/knowledge';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { useMutation } from '../../platform/mutation/use-mutation';
import { usePractice } from '../../platform/practice/practice';
import { OverrideDialog } from './override-dialog';
import { type ListedWarning, useWarnings } from './use-warnings';
import type { WarningActions } from './warning-line';
import { WarningList } from './warning-list';

const crumbs = [{ label: 'Warnings' }];

/**
 * `/practicesettings/warnings`: the warnings and dose limits of the knowledge package, and what this location changed
 * (P-420, P-421, P-440).
 */
export function WarningsScreen() {
  const { mayUse, location } = usePractice();
  if (mayUse('GetWarningOverrides')) return <Readable key={location.id} />;
  return (
    <Page crumbs={crumbs}>
      <Empty icon={ShieldAlert} title="Only users who see the practice settings can see the warnings." minH="14rem">
        Ask an administrator of your practice.
      </Empty>
    </Page>
  );
}

function Readable() {
  const { knowledge, today, warnings, failure, isFailed, refreshing, again } = useWarnings();
  const [changing, setChanging] = useState<ListedWarning | null>(null);
  const actions = useActions(setChanging);
  return (
    <Page crumbs={crumbs}>
      {(failure !== null || isFailed) && (
        <FailedLine failure={failure} onRetry={again} busy={refreshing}>
          {knowledge ? undefined : "We couldn't load the warnings."}
        </FailedLine>
      )}
      {knowledge ? (
        <>
          <PackageFacts knowledge={knowledge} />
          <WarningList warnings={warnings} actions={actions} />
        </>
      ) : (
        !failure &&
        !isFailed && (
          <Card>
            <SkeletonRows rows={6} label="Loading the warnings" />
          </Card>
        )
      )}
      {changing && <OverrideDialog warning={changing} today={today} onClose={() => setChanging(null)} />}
    </Page>
  );
}

function useActions(onChange: (warning: ListedWarning) => void): WarningActions {
  const { location, caller } = usePractice();
  const error = (message: string) => errorNotice("We couldn't change the warning", message);
  const confirm = useMutation(ConfirmWarningOverrideDocument, {
    success: { status: 'success', title: 'Change confirmed' },
    error,
  });
  const end = useMutation(EndWarningOverrideDocument, {
    success: { status: 'success', title: 'Shown as in the package again' },
    error,
  });
  const verdict = mayCall({ operation: 'SetWarningOverride', caller, locationIds: [location.id] });
  return {
    whyNot: verdict.allowed ? null : verdict.reason,
    busy: confirm.busy || end.busy,
    onChange,
    onConfirm: ({ id }) => void confirm.run({ locationId: location.id, id }),
    onEnd: ({ id }) => void end.run({ locationId: location.id, id }),
  };
}

/** Which package checks, and what it doesn't cover. */
const PackageFacts = ({ knowledge }: { readonly knowledge: KnowledgePackage }) => (
  <Card aria-label="Package" p="4">
    <chakra.p textStyle="strong">{`${knowledge.title}, version ${knowledge.version}`}</chakra.p>
    <chakra.p textStyle="meta" color="fg.muted">
      {`${knowledge.publisher}. ${knowledge.notice} ${knowledge.warnings.length} warnings, ${knowledge.doses.length} dose ranges, ${knowledge.laws.length} laws.`}
    </chakra.p>
    {knowledge.gaps.length > 0 && (
      <chakra.details mt="2">
        <chakra.summary cursor="pointer">What it does not cover</chakra.summary>
        <chakra.ul ps="5" mt="1" listStyleType="disc">
          {knowledge.gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </chakra.ul>
      </chakra.details>
    )}
  </Card>
);
