import { chakra } from '@chakra-ui/react';
import { errorNotice, formatDateTime } from '@signa/core/base';
import { impersonationSummary } from '@signa/core/administration';
import { GetUnreadImpersonationsDocument, MarkImpersonationReadDocument } from '@signa/core/contract/typed';
import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { useOperation } from '../../../client/query/use-operation';
import { Button } from '../../../part/button/button';
import { Dialog } from '../../../part/overlay/dialog';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { usePractice } from '../../../platform/practice/practice';
import { ImpersonationEntries, type ImpersonationRecord } from './impersonation-entries';

/** Shows a user who impersonated them, why, and what was viewed and changed, until they acknowledge it. */
export function ImpersonationNotice() {
  const read = useOperation(GetUnreadImpersonationsDocument, {}, { freshFor: Infinity });
  // One record at a time: a list would push the page content out of view.
  const [record] = read.data?.unreadImpersonations ?? [];
  return record ? <UnreadImpersonation key={record.id} record={record} /> : null;
}

function UnreadImpersonation({ record }: { readonly record: ImpersonationRecord }) {
  const { location } = usePractice();
  const [isShown, setShown] = useState(false);
  const mark = useMutation(MarkImpersonationReadDocument, { error: (message) => errorNotice('Error', message) });
  const { id, supportName, startedAt, reason, entries } = record;
  const readIt = (
    <Button busy={mark.busy} onClick={() => void mark.run({ id })}>
      I have read it
    </Button>
  );
  return (
    <chakra.section
      aria-label="Support worked as you"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="2"
      bg="status.near.bg"
      borderBottomWidth="1px"
      borderColor="status.near.border"
    >
      <chakra.span color="status.near.fg" display="inline-flex">
        <UserRoundCog size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1 1 18rem" minW="0" overflowWrap="anywhere">
        <chakra.p textStyle="name">
          {`${supportName} of Signa support worked as you on ${formatDateTime(startedAt, location.timeZone)}`}
        </chakra.p>
        <p>{`${reason} · ${impersonationSummary(entries)}`}</p>
      </chakra.div>
      {entries.length > 0 && <Button onClick={() => setShown(true)}>Show activity</Button>}
      {readIt}
      {isShown && (
        <Dialog title="What support did as you" width="form" onClose={() => setShown(false)} footer={readIt}>
          <ImpersonationEntries entries={entries} timeZone={location.timeZone} />
        </Dialog>
      )}
    </chakra.section>
  );
}
