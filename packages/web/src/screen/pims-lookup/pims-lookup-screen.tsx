import { chakra } from '@chakra-ui/react';
import { GetLocationDocument } from '@signa/core/contract/typed';
import { Eye } from 'lucide-react';
import { useOperation } from '../../client/query/use-operation';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { Page } from '../../part/page/page';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { LocationFinder } from './location-finder';
import { LocationHead } from './location-head';
import { LookUpGate } from './look-up-gate';
import { LookupArea } from './lookup-area';
import { lookupAccount } from './lookup-location';

/** `/support/pims`: compares a record in Signa and in the practice system; read-only (C-128 to C-131). */
export function PimsLookupScreen() {
  const [query, setQuery] = useLatestQuery();
  const id = query.get('location') ?? '';
  const read = useOperation(GetLocationDocument, { id }, { enabled: id !== '' });
  const location = read.data?.location;
  const choose = (next: string) => setQuery(() => new URLSearchParams(next && { location: next }));
  const account = location ? lookupAccount(location) : null;
  return (
    <Page actions={<OnlyReads />}>
      {id === '' || location === null ? (
        <>
          {location === null && <FailedLine>This location does not exist. Find another one.</FailedLine>}
          <LocationFinder onChoose={choose} />
        </>
      ) : location ? (
        <>
          <LocationHead location={location} onFind={() => choose('')} />
          {account ? (
            <LookUpGate key={location.id} location={location}>
              <LookupArea account={account} />
            </LookUpGate>
          ) : (
            <chakra.p role="status" color="fg.muted">
              {location.name} has no PIMS account and connection type, so there is nothing to look up.
            </chakra.p>
          )}
        </>
      ) : read.failure ? (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {read.failure.message}
        </FailedLine>
      ) : (
        <SkeletonRows rows={3} label="Loading the location" />
      )}
    </Page>
  );
}

const OnlyReads = () => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="meta" color="fg.subtle">
    <Eye size={16} aria-hidden />
    Read-only; the practice sees each lookup
  </chakra.span>
);
