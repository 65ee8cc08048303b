import { chakra } from '@chakra-ui/react';
import { type ClientForm, isAlike, isSameClient } from '@signa/core/clients';
import type { SameClientInput } from '@signa/core/contract';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../part/button/button';
import { useDebounced } from '../../../part/list/use-debounced';
import { Warning } from '../../../part/notice/warning';
import { DialogNote } from '../../../part/notice/dialog-note';
import { ConfirmDialog } from '../../../part/overlay/confirm-dialog';
import { FailedLine } from '../../../part/surface/failed-line';
import { SameClientMatch } from './same-client-match';
import { typedInForm } from './typed-client';
import type { BlockingClients } from './use-same-client-gate';
import type { SetAside } from './use-set-aside';
import { useSameClients } from './use-same-clients';

interface SameClientNoteProps {
  /** The typed values of a new client. */
  readonly form: ClientForm;
  readonly isDirty: boolean;
  readonly setAside: SetAside;
  /** The clients that blocked creation. */
  readonly blockedBy: BlockingClients | null;
  /** Creates the client despite the likely duplicates. */
  readonly onCreate: (ids: readonly string[]) => void;
}

/**
 * Shows existing clients beside the form while it is typed: the same client, or one of the household. Save doesn't
 * create the same client twice; 'Create anyway' does, and dismisses the clients shown for as long as the form is open.
 * Household members block nothing (C-233).
 */
export function SameClientNote({ form, isDirty, setAside, blockedBy, onCreate }: SameClientNoteProps) {
  // Serialized, so that equal values compare as equal.
  const typed = JSON.stringify(typedInForm(form));
  const { rested } = useDebounced(typed);
  const read = useSameClients(JSON.parse(rested) as SameClientInput);
  const { failed, refreshing, again } = read;
  const candidates = blockedBy?.typed === typed ? blockedBy.candidates : read.candidates;
  const alike = candidates.filter(isAlike);
  const shown = alike.filter(({ locationClient }) => !setAside.has(locationClient.id));
  const leaving = useLeaving(isDirty);
  const isSame = shown.some(isSameClient);
  const place = useRef<HTMLDivElement>(null);
  // Save moves focus here.
  useEffect(() => {
    if (blockedBy) place.current?.focus();
  }, [blockedBy]);
  // The pressed button disappears, so keyboard focus continues from its place.
  const inPlace = (act: () => void) => () => {
    act();
    place.current?.focus();
  };
  const ids = shown.map(({ locationClient }) => locationClient.id);
  const create = () => {
    setAside.add(ids);
    onCreate(ids);
  };
  if (failed)
    return (
      <DialogNote>
        <FailedLine onRetry={again} busy={refreshing}>
          Signa could not check whether this client already exists.
        </FailedLine>
      </DialogNote>
    );
  if (alike.length === 0) return null;
  return (
    <DialogNote>
      <chakra.div ref={place} tabIndex={-1} outline="none">
        {shown.length === 0 ? (
          <SetAsideLine count={alike.length} onShow={inPlace(setAside.clear)} />
        ) : (
          <Warning>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
              <chakra.p role="status" textStyle="name">
                {isSame ? 'This client may already exist.' : 'Someone in this household is already a client.'}
              </chakra.p>
              <chakra.span ms="auto">
                {isSame ? (
                  <Button size="sm" onClick={create}>
                    Create anyway
                  </Button>
                ) : (
                  <Button size="sm" onClick={inPlace(() => setAside.add(ids))}>
                    Hide
                  </Button>
                )}
              </chakra.span>
            </chakra.div>
            {blockedBy?.typed === typed && isSame && (
              <chakra.p role="alert" textStyle="meta">
                Nothing was created. Open the profile, or press Create anyway.
              </chakra.p>
            )}
            <chakra.ul aria-label="Possible clients" display="flex" flexDirection="column" gap="2" mt="2">
              {shown.map((match) => (
                <SameClientMatch key={match.locationClient.id} match={match} onOpen={leaving.onOpen} />
              ))}
            </chakra.ul>
            {leaving.question}
          </Warning>
        )}
      </chakra.div>
    </DialogNote>
  );
}

/** Shows the dismissed clients again. */
const SetAsideLine = ({ count, onShow }: { readonly count: number; readonly onShow: () => void }) => (
  <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="meta" color="fg.muted">
    {count === 1 ? '1 similar client dismissed.' : `${count} similar clients dismissed.`}
    <Button variant="plain" size="sm" onClick={onShow}>
      Show again
    </Button>
  </chakra.p>
);

/**
 * A plain click on a profile asks before typed values are discarded (C-202); Ctrl-click or middle-click opens a tab.
 */
function useLeaving(isDirty: boolean) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string | null>(null);
  const onOpen = (event: MouseEvent, path: string) => {
    if (!isDirty || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setTo(path);
  };
  const question = to !== null && (
    <ConfirmDialog
      title="Discard the new client?"
      no="Keep typing"
      yes="Discard"
      danger
      onNo={() => setTo(null)}
      onYes={() => void navigate(to)}
    >
      What you typed is not saved.
    </ConfirmDialog>
  );
  return { onOpen, question } as const;
}
