import { chakra } from '@chakra-ui/react';
import { formatDate, trimmedOrNull, visibleLength } from '@signa/core/base';
import { SnoozeRequestDocument } from '@signa/core/contract/typed';
import {
  checkSnooze,
  deadlineText,
  handOffErrorNotice,
  lastSnoozeDay,
  officeUseGroup,
  requestDeadline,
  snoozeChoices,
  snoozedNotice,
  snoozeReasonMaxLength,
  snoozeState,
} from '@signa/core/prescribing';
import { useState } from 'react';
import { Button } from '../../../../part/button/button';
import { DateInput } from '../../../../part/field/date-input';
import { Field } from '../../../../part/field/field';
import { TextInput } from '../../../../part/field/text-input';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { useMutation } from '../../../../platform/mutation/use-mutation';
import { useDialogFailure } from '../../../../platform/notice/use-dialog-failure';
import { usePractice } from '../../../../platform/practice/practice';
import { objectOfRequest } from '../request/object-of-request';
import type { HandOffDialogProps } from './hand-off-kind';
import { useNoteDraft } from './use-note-draft';
import { useRequest } from './use-request';

/** Takes a request out of the list until a day, with its deadline in sight, or puts it back (P-514, P-515). */
export function SnoozeDialog({ task, onDone, onClose }: HandOffDialogProps) {
  const { location, today } = usePractice();
  const { current, again } = useRequest(task);
  const object = objectOfRequest(task, location);
  const { failure, fail, clear } = useDialogFailure(object);
  const reason = useNoteDraft('snooze-reason', task.id);
  const context = { today: today(), deadline: requestDeadline([current], location.timeZone) };
  const choices = snoozeChoices(context);
  const isSnoozed = snoozeState(current, context.today) === 'snoozed';
  const [until, setUntil] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const form = { until: until === '' ? null : until, reason: trimmedOrNull(reason.text) };
  const issues = checkSnooze(form, context);
  const errorAt = (path: string) => (wasSent ? issues : []).find((issue) => issue.path === path)?.message ?? null;
  const act = useMutation(SnoozeRequestDocument, {
    area: 'prescribing',
    success: ({ snoozeRequest }) => snoozedNotice(snoozeRequest.snooze?.until ?? null),
    error: (message) => fail(handOffErrorNotice(message)),
    object,
  });
  const send = async (day: string | null) => {
    clear();
    const input = { prescriptionTaskId: task.id, version: current.version, until: day, reason: form.reason };
    const answer = await act.run({ input });
    if (!answer.ok) return again();
    reason.forget();
    onDone();
  };
  const onSend = () => {
    setWasSent(true);
    if (issues.length === 0) void send(form.until);
  };
  const last = lastSnoozeDay(context);
  return (
    <FormDialog
      title={`Snooze ${task.locationPatient?.name ?? officeUseGroup}`}
      subtitle="Out of the list for everyone at this location. It comes back on that day, or as soon as something happens to it."
      send="Snooze"
      busy={act.busy}
      failure={failure}
      before={
        isSnoozed && (
          <Button disabled={act.busy} onClick={() => void send(null)}>
            Put back now
          </Button>
        )
      }
      onSend={onSend}
      onClose={onClose}
    >
      {context.deadline && <chakra.p textStyle="strong">{deadlineText(context.deadline)}</chakra.p>}
      {isSnoozed && current.snooze && <p>{`Snoozed until ${formatDate(current.snooze.until)}`}</p>}
      <chakra.div role="group" aria-label="Days" display="flex" flexWrap="wrap" gap="2">
        {choices.map(({ label, until: day }) => (
          <Button key={day} size="sm" aria-pressed={until === day} onClick={() => setUntil(day)}>
            {`${label}, ${formatDate(day)}`}
          </Button>
        ))}
      </chakra.div>
      <Field label="Back on" error={errorAt('until')}>
        <DateInput value={until} onChange={setUntil} {...(last && { max: last })} />
      </Field>
      <Field
        label="Reason"
        optional
        error={errorAt('reason')}
        counter={{ length: visibleLength(reason.text), max: snoozeReasonMaxLength }}
      >
        <TextInput name="reason" value={reason.text} onChange={reason.type} />
      </Field>
    </FormDialog>
  );
}
