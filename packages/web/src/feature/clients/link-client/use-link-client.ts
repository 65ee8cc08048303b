import {
  clientErrorNotice,
  clientLinkInput,
  clientName,
  type Pairs,
  patientErrorNotice,
  patientLinkInput,
} from '@signa/core/clients';
import { type Notice, noticeStay } from '@signa/core/base';
import {
  GetPimsCaretakerByIdDocument,
  UpdateLocationClientDocument,
  UpdateLocationPatientDocument,
} from '@signa/core/contract/typed';
import {
  recordByIdInput,
  clientLinkedNotice,
  linkFailedNotice,
  linkIds,
  patientLinkedToPimsNotice,
  recordGoneText,
} from '@signa/core/practice';
import { useRef, useState } from 'react';
import { useCall } from '../../../client/query/use-call';
import { useMutation } from '../../../platform/mutation/use-mutation';
import { useNotices } from '../../../platform/notice/notice-context';
import { useDialogFailure } from '../../../platform/notice/use-dialog-failure';
import { usePractice } from '../../../platform/practice/practice';
import { clientInput } from '../client-form/client-input';
import type { Caretaker, LinkedClient, LinkedPatient } from './link-types';

/**
 * Links a client, then each paired patient (C-110, C-114, C-116). It reloads the record before storing anything: if the
 * partner is down, linking stops there, and only current values are copied (C-092).
 */
export function useLinkClient(client: LinkedClient, patients: readonly LinkedPatient[], onLinked: () => void) {
  const call = useCall();
  const notices = useNotices();
  const practice = usePractice();
  const { failure, fail, clear } = useDialogFailure({ text: clientName(client), link: null });
  const linkClient = useMutation(UpdateLocationClientDocument);
  const linkPatient = useMutation(UpdateLocationPatientDocument);
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);

  const say = (notice: Notice, name: string) =>
    notices.show({ ...notice, object: { text: name, link: null } }, noticeStay(notice, 'clients'));

  const link = async (chosen: Caretaker, pairs: Pairs) => {
    clear();
    const asked = recordAsked(chosen);
    const read = asked && (await call(GetPimsCaretakerByIdDocument, { input: asked }));
    if (read && !read.ok) return fail(linkFailedNotice(read.failure.message));
    const theirs = read?.data.pimsCaretakerById;
    if (!theirs) return fail(linkFailedNotice(recordGoneText));
    const linked = await linkClient.run({ input: { id: client.id, ...clientInput(clientLinkInput(client, theirs)) } });
    if (!linked.ok) return fail(clientErrorNotice('update', linked.failure.message));
    say(clientLinkedNotice, clientName(client));
    for (const [patientId, theirId] of pairs) await linkOne(patientId, theirs, theirId);
    onLinked();
    return null;
  };

  const linkOne = async (
    patientId: string,
    { patients: there, pimsConnectionType: type }: Caretaker,
    theirId: string,
  ) => {
    const ours = patients.find(({ id }) => id === patientId);
    const theirs = there.find(({ id }) => id === theirId);
    if (!ours) return;
    if (!theirs) return say(patientErrorNotice('link', recordGoneText), ours.name);
    const input = patientLinkInput(ours, theirs, type, practice.today());
    const answer = await linkPatient.run({ updatePatientId: patientId, input });
    say(answer.ok ? patientLinkedToPimsNotice : patientErrorNotice('link', answer.failure.message), ours.name);
  };

  return {
    failure,
    busy,
    link: (chosen: Caretaker, pairs: Pairs) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      void link(chosen, pairs).finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
    },
  } as const;
}

/** The search that returns exactly this PIMS record. */
function recordAsked(chosen: Caretaker) {
  const { pimsConnectionType } = chosen;
  return recordByIdInput(chosen, { ...linkIds(pimsConnectionType, chosen), pimsConnectionType });
}
