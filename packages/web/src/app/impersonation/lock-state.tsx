import { chakra } from '@chakra-ui/react';
import { errorNotice, pollingMs } from '@signa/core/base';
import { isUnlocked, secondsLeft } from '@signa/core/administration';
import { GetOpenImpersonationDocument, LockImpersonationDocument } from '@signa/core/contract/typed';
import { Eye, LockKeyhole, LockKeyholeOpen, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { Button } from '../../part/button/button';
import { useMutation } from '../../platform/mutation/use-mutation';
import { UnlockDialog } from './unlock-dialog';
import { useClockNow } from './use-clock-now';

/** Shows whether changes are locked and the time left, with a button to lock or unlock. */
export function LockState({ username }: { readonly username: string }) {
  // Another tab may have unlocked changes.
  const { data } = useOperation(GetOpenImpersonationDocument, {}, { pollEvery: pollingMs.approvals });
  const now = useClockNow();
  const [isAsking, setAsking] = useState(false);
  const lock = useMutation(LockImpersonationDocument, { error: (message) => errorNotice('Error', message) });
  const open = data?.openImpersonation;
  if (!open) return null;
  const mayChange = isUnlocked(open.unlockedUntil, now);
  const Icon = mayChange ? Pencil : Eye;
  return (
    <>
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
        <span role="status">{mayChange ? 'Changes are unlocked' : 'Read-only: changes are locked'}</span>
        {mayChange && open.unlockedUntil !== null && (
          <chakra.span textStyle="strong" fontVariantNumeric="tabular-nums" aria-hidden>
            {minutesAndSeconds(secondsLeft(open.unlockedUntil, now))}
          </chakra.span>
        )}
      </chakra.span>
      <span>{minutesLeft(secondsLeft(open.expiresAt, now))}</span>
      {mayChange ? (
        <Button size="sm" icon={LockKeyhole} busy={lock.busy} onClick={() => void lock.run({})}>
          Lock changes
        </Button>
      ) : (
        <Button size="sm" icon={LockKeyholeOpen} onClick={() => setAsking(true)}>
          Unlock changes…
        </Button>
      )}
      {isAsking && <UnlockDialog username={username} onClose={() => setAsking(false)} />}
    </>
  );
}

/** '9:05'. */
function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function minutesLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute left' : `${minutes} minutes left`;
}
