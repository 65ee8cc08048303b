import { PrescriptionsDocument } from '@signa/core/contract/typed';
import { activeDrafts } from '@signa/core/prescribing';
import { chakra } from '@chakra-ui/react';
import { FilePen } from 'lucide-react';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import { useRowKeys } from '../../part/list/use-row-keys';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { DraftRow } from './draft-row';
import { emptyTexts } from '@signa/core/practice';

/** 'Active RX Drafts' (P-013). */
export function ActiveDrafts() {
  const { location, mayUse } = usePractice();
  const { list, onKeyDown } = useRowKeys<HTMLUListElement>();
  const read = useOperation(
    PrescriptionsDocument,
    { locationId: location.id, rxStatusFilters: ['DRAFT'] },
    { enabled: mayUse('Prescriptions') },
  );
  if (!mayUse('Prescriptions')) return null;
  const drafts = read.data && activeDrafts(read.data.prescriptions);
  return (
    <chakra.section aria-label="Active RX Drafts" display="flex" flexDirection="column" gap="3" mt="3">
      <chakra.h2 textStyle="section">
        Active RX Drafts{' '}
        {drafts && drafts.length > 0 && (
          <chakra.span textStyle="meta" color="fg.subtle">
            {drafts.length}
          </chakra.span>
        )}
      </chakra.h2>
      {read.failure && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      )}
      {drafts?.length === 0 && <Empty icon={FilePen} title={emptyTexts.results} />}
      {!drafts && !read.failure && (
        <Card>
          <SkeletonRows rows={3} label="Loading drafts" />
        </Card>
      )}
      {drafts && drafts.length > 0 && (
        <Card>
          <ul ref={list} onKeyDown={onKeyDown}>
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} timeZone={location.timeZone} />
            ))}
          </ul>
        </Card>
      )}
    </chakra.section>
  );
}
