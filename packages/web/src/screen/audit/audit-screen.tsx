import { chakra } from '@chakra-ui/react';
import { Download, ScrollText } from 'lucide-react';
import { Button } from '../../part/button/button';
import { SingleChoice } from '../../part/list/choice-list';
import { DateRangeChip } from '../../part/list/date-range-chip';
import { FilterChip } from '../../part/list/filter-chip';
import { StaleRows } from '../../part/list/stale-rows';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';
import { AuditLine } from './audit-entry';
import { ChainLine } from './chain-line';
import { PersonChoice, usePersonName } from './person-choice';
import { useAudit } from './use-audit';
import type { Audit } from './use-audit';
import { useAuditDownload } from './use-audit-download';

/** `/usermanagement/audit`: who changed which record of the location, with old and new values. */
export function AuditScreen() {
  const { mayUse } = usePractice();
  if (mayUse('GetAudit')) return <Readable />;
  return (
    <Page crumbs={[{ label: 'Audit' }]}>
      <Empty icon={ScrollText} title="Only users who manage users can view the audit." minH="14rem">
        Ask an administrator of your practice.
      </Empty>
    </Page>
  );
}

function Readable() {
  const audit = useAudit();
  const { filters, page, location } = audit;
  const file = useAuditDownload(filters);
  return (
    <Page
      crumbs={[{ label: 'Audit' }]}
      actions={
        <>
          <Button icon={Download} busy={file.busy === 'csv'} onClick={() => void file.download('csv')}>
            CSV
          </Button>
          <Button icon={Download} busy={file.busy === 'json'} onClick={() => void file.download('json')}>
            JSON
          </Button>
        </>
      }
    >
      <ChainLine key={location.id} locationId={location.id} />
      <Filters audit={audit} />
      {audit.failure && (
        <FailedLine failure={audit.failure} onRetry={audit.again} busy={audit.refreshing}>
          {page ? undefined : "We couldn't load the audit."}
        </FailedLine>
      )}
      {!page && !audit.failure && (
        <Card>
          <SkeletonRows rows={6} label="Loading the audit" />
        </Card>
      )}
      {page && (
        <StaleRows isStale={audit.isOld}>
          <Entries audit={audit} data={page.data} />
        </StaleRows>
      )}
      {page && <Turns audit={audit} hasMore={page.hasMore} last={page.data.at(-1)?.sequence ?? null} />}
    </Page>
  );
}

function Filters({ audit }: { readonly audit: Audit }) {
  const { filters, actions, change } = audit;
  const isSet = [filters.person, filters.action, filters.record, filters.from, filters.to].some((one) => one !== null);
  const person = usePersonName(audit);
  const action = actions.find(({ operation }) => operation === filters.action)?.action ?? filters.action;
  return (
    <chakra.div role="search" aria-label="Filters" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <FilterChip name="Person" value={person} onClear={() => change({ person: null })}>
        {(close) => <PersonChoice audit={audit} onChoose={(chosen) => (change({ person: chosen }), close())} />}
      </FilterChip>
      <FilterChip name="Action" value={action} onClear={() => change({ action: null })}>
        {(close) => (
          <SingleChoice
            label="Action"
            choices={actions.map((one) => ({ value: one.operation, label: one.action }))}
            value={filters.action}
            onChoose={(chosen) => (change({ action: chosen }), close())}
          />
        )}
      </FilterChip>
      <DateRangeChip name="Day" range={{ from: filters.from, to: filters.to }} onChange={change} />
      {filters.record !== null && (
        <FilterChip
          name="Record"
          value={audit.page?.data[0]?.record ?? filters.record}
          onClear={() => change({ record: null })}
        />
      )}
      {isSet && (
        <Button variant="plain" onClick={audit.clear}>
          Clear all
        </Button>
      )}
    </chakra.div>
  );
}

function Entries({ audit, data }: { readonly audit: Audit; readonly data: NonNullable<Audit['page']>['data'] }) {
  const { filters, location } = audit;
  if (data.length === 0)
    return (
      <Empty icon={ScrollText} title="No entries match these filters." minH="14rem">
        Change or clear the filters.
      </Empty>
    );
  return (
    <Card px="4" aria-busy={audit.isOld}>
      <chakra.ul listStyleType="none" aria-label="Entries">
        {data.map((entry) => (
          <AuditLine
            key={entry.sequence}
            entry={entry}
            timeZone={location.timeZone}
            onRecord={filters.record === null ? () => audit.change({ record: entry.subject }) : null}
          />
        ))}
      </chakra.ul>
    </Card>
  );
}

interface TurnsProps {
  readonly audit: Audit;
  readonly hasMore: boolean;
  readonly last: string | null;
}

function Turns({ audit, hasMore, last }: TurnsProps) {
  return (
    <chakra.nav aria-label="Pages of the audit" display="flex" gap="2" justifyContent="flex-end">
      {audit.filters.before !== null && <Button onClick={audit.newest}>Newest</Button>}
      {hasMore && last !== null && (
        <Button busy={audit.isOld} onClick={() => audit.older(last)}>
          Older
        </Button>
      )}
    </chakra.nav>
  );
}
