import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { GetAuditChainDocument } from '@signa/core/contract/typed';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../client/query/use-call';
import { useOperation } from '../../client/query/use-operation';
import { Button } from '../../part/button/button';
import { FailedLine } from '../../part/surface/failed-line';

type Part = Operations['GetAuditChain']['data']['auditChain'];
/**
 * Result of verification: the first broken entry, if any, and `from`, the oldest verified entry.
 */
type Checked = Pick<Part, 'records' | 'from' | 'brokenAt'>;

/** Whether the entries are unaltered: verifies the newest ones immediately and all of them on request (A-248). */
export function ChainLine({ locationId }: { readonly locationId: string }) {
  const call = useCall();
  const newest = useOperation(GetAuditChainDocument, { locationId });
  const [further, setFurther] = useState<Checked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const checked = further ?? newest.data?.auditChain;
  if (newest.failure && !checked)
    return (
      <FailedLine failure={newest.failure} onRetry={newest.again} busy={newest.refreshing}>
        We couldn't verify the audit.
      </FailedLine>
    );
  if (!checked) return <chakra.p color="fg.muted">Verifying that no entry was altered…</chakra.p>;
  const goOn = async () => {
    setBusy(true);
    setFailed(false);
    let now: Checked = checked;
    while (Number(now.from) > 1 && now.brokenAt === null) {
      const answer = await call(GetAuditChainDocument, { locationId, before: now.from });
      if (!answer.ok) {
        setFailed(true);
        break;
      }
      const { from, brokenAt } = answer.data.auditChain;
      now = { records: now.records, from, brokenAt };
      setFurther(now);
    }
    setBusy(false);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" role="status">
      <chakra.span display="flex" flex="1 1 16rem" minW="0" gap="3">
        <chakra.span
          display="inline-flex"
          h="1lh"
          alignItems="center"
          color={checked.brokenAt === null ? 'status.ready.fg' : 'status.declined.fg'}
        >
          {checked.brokenAt === null ? <ShieldCheck size={18} aria-hidden /> : <ShieldAlert size={18} aria-hidden />}
        </chakra.span>
        <span>
          {chainText(checked)}
          {hasFailed && ' Verification was interrupted. Try again.'}
        </span>
      </chakra.span>
      {checked.brokenAt === null && Number(checked.from) > 1 && (
        <Button busy={isBusy} onClick={() => void goOn()}>
          Verify all entries
        </Button>
      )}
    </chakra.div>
  );
}

function chainText({ records, from, brokenAt }: Checked): string {
  if (brokenAt !== null)
    return `Verification failed at entry ${brokenAt}: it was altered or removed after it was written. Contact Signa support.`;
  if (records === 0) return 'No entries yet.';
  const all = records.toLocaleString('en-US');
  if (Number(from) <= 1) return `Verified: none of these ${all} entries has been altered.`;
  return `Verified: none of the newest ${(records - Number(from) + 1).toLocaleString('en-US')} of ${all} entries has been altered.`;
}
