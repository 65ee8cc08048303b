import { GetColleaguesDocument, HandOffRequestDocument } from '@signa/core/contract/typed';
import {
  checkHandOff,
  handedOffNotice,
  handOffErrorNotice,
  handOffNoteMaxLength,
  officeUseGroup,
} from '@signa/core/prescribing';
import { trimmedOrNull, visibleLength } from '@signa/core/base';
import { useState } from 'react';
import { useOperation } from '../../../../client/query/use-operation';
import { Field } from '../../../../part/field/field';
import { SearchedSelect } from '../../../../part/list/searched-select';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../../platform/notice/use-dialog-failure';
import { usePractice } from '../../../../platform/practice/practice';
import { objectOfRequest } from '../request/object-of-request';
import type { HandOffDialogProps } from './hand-off-kind';
import { MentionText } from './mention-text';
import { NoteList } from './note-list';
import { useNoteDraft } from './use-note-draft';
import { useRequest } from './use-request';

/** The choice that gives a request back to everyone at the location. */
const everyone = 'everyone';

/** Assigns a request to a colleague, with a note that mentions others (P-510, P-511). */
export function HandOffDialog({ task, onDone, onClose }: HandOffDialogProps) {
  const { location, assignment } = usePractice();
  const { current, notes, again } = useRequest(task);
  const object = objectOfRequest(task, location);
  const { failure, fail, clear } = useDialogFailure(object);
  const read = useOperation(GetColleaguesDocument, { locationId: location.id });
  const colleagues = read.data?.colleagues ?? [];
  const draft = useNoteDraft('note', task.id);
  const currentUserId = current.prescriptionTaskWorkflow?.workflowLocationUserId ?? null;
  /** Follows the request until the user chooses; null means everyone. */
  const [chosen, setChosen] = useState<{ readonly to: string | null } | null>(null);
  const isKnown = colleagues.some(({ id }) => id === currentUserId);
  const toLocationUserId = chosen ? chosen.to : isKnown ? currentUserId : null;
  const [wasSent, setWasSent] = useState(false);
  const form = { toLocationUserId, note: trimmedOrNull(draft.text) };
  const issues = checkHandOff(form, { colleagues, currentUserId });
  const errorAt = (path: string) =>
    (wasSent ? issues : issues.filter(({ code }) => code === 'too-long')).find((issue) => issue.path === path)
      ?.message ?? null;
  const nameOf = (id: string | null) => colleagues.find((one) => one.id === id)?.displayName ?? null;
  const act = useMutation(HandOffRequestDocument, {
    area: 'prescribing',
    success: handedOffNotice(nameOf(toLocationUserId), toLocationUserId !== currentUserId),
    error: (message) => fail(handOffErrorNotice(message)),
    object,
  });
  const send = async () => {
    clear();
    setWasSent(true);
    if (issues.length > 0 || read.data === undefined) return;
    const input = { prescriptionTaskId: task.id, version: current.version, ...form };
    const answer = await act.run({ input });
    if (!answer.ok) return again();
    draft.forget();
    onDone();
  };
  return (
    <FormDialog
      title={`Hand off ${task.locationPatient?.name ?? officeUseGroup}`}
      send="Hand off"
      busy={act.busy}
      failure={failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <NoteList notes={notes} timeZone={location.timeZone} />
      <Field label="Assign to" error={errorAt('toLocationUserId')}>
        <SearchedSelect
          name="toLocationUserId"
          noun="Colleagues"
          placeholder="Choose a colleague"
          value={toLocationUserId ?? everyone}
          onChange={(id) => setChosen({ to: id === everyone || id === '' ? null : id })}
          onBlur={() => undefined}
          options={[
            { value: everyone, label: 'Everyone at this location' },
            ...colleagues.map(({ id, displayName, roleName }) => ({
              value: id,
              label: id === assignment.id ? `${displayName} (you)` : `${displayName} (${roleName})`,
            })),
          ]}
        />
      </Field>
      <Field
        label="Note"
        optional
        help="Stays on the request. Everyone you assign or mention is notified."
        error={errorAt('note')}
        counter={{ length: visibleLength(draft.text), max: handOffNoteMaxLength }}
      >
        <MentionText value={draft.text} colleagues={colleagues} onChange={draft.type} />
      </Field>
    </FormDialog>
  );
}
