import { chakra } from '@chakra-ui/react';
import { GetImpersonationsDocument } from '@signa/core/contract/typed';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Pagination } from '../../part/list/pagination';
import { StaleRows } from '../../part/list/stale-rows';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';
import { ConsentCard } from './consent-card';
import { ImpersonationCard } from './impersonation-card';

const pageSize = 10;

/** `/usermanagement/support-access`: impersonations by support at the location, and its consent. */
export function SupportAccessScreen() {
  const { location, mayUse } = usePractice();
  const [page, setPage] = useState(1);
  const read = useOperation(
    GetImpersonationsDocument,
    { locationId: location.id, skip: (page - 1) * pageSize, take: pageSize },
    { keepOld: true },
  );
  const found = read.data?.impersonations;
  return (
    <Page crumbs={[{ label: 'Support access' }]}>
      {mayUse('GetSupportConsent') && <ConsentCard />}
      {read.failure && (
        <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
          {found ? undefined : "We couldn't load support activity."}
        </FailedLine>
      )}
      {!found && !read.failure && (
        <Card>
          <SkeletonRows rows={4} label="Loading support activity" />
        </Card>
      )}
      {found?.count === 0 && (
        <Empty icon={UserRoundCog} title="Support has not worked as any of your users here." minH="14rem" />
      )}
      {found && found.count > 0 && (
        <>
          <StaleRows isStale={read.old}>
            <chakra.ul
              listStyleType="none"
              display="flex"
              flexDirection="column"
              gap="3"
              aria-label="Impersonations"
              aria-busy={read.old || undefined}
            >
              {found.data.map((record) => (
                <ImpersonationCard key={record.id} record={record} />
              ))}
            </chakra.ul>
          </StaleRows>
          <Pagination noun="Impersonations" page={page} pageSize={pageSize} total={found.count} onPage={setPage} />
        </>
      )}
    </Page>
  );
}
