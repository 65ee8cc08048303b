import { chakra } from '@chakra-ui/react';
import { checkOwnViews, editOwnViews, type OwnViewEdit, type OwnViews } from '@signa/core/prescribing';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../part/button/icon-button';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { TextInput } from '../../../../part/field/text-input';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import type { QueueViews } from './use-queue-views';

interface ViewsDialogProps {
  readonly queueViews: QueueViews;
  readonly onClose: () => void;
}

/** Renames, moves and deletes the user's views, and chooses the one with which Approve opens (P-453, P-454). */
export function ViewsDialog({ queueViews: { own, views: all, busy, save }, onClose }: ViewsDialogProps) {
  // The views as they were when the dialog opened, so that a refresh moves nothing while they are edited.
  const [before] = useState<OwnViews>(own);
  const [edits, setEdits] = useState<readonly OwnViewEdit[]>([]);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const now = edits.reduce(editOwnViews, before);
  const issues = checkOwnViews(now);
  const edit = (next: OwnViewEdit) => {
    setEdits((earlier) => [...earlier, next]);
    setFailure(null);
  };
  const builtIn = all.filter(({ id }) => !own.views.some((view) => view.id === id));
  const options = [...builtIn, ...now.views].map(({ id, name }) => ({ value: id, label: name }));
  const send = async () => {
    setTried(true);
    if (issues.length > 0) return;
    const failed = edits.length > 0 ? await save(edits) : null;
    if (failed) setFailure(failed.message);
    else onClose();
  };
  return (
    <FormDialog
      title="Views"
      width="form"
      send="Save"
      busy={busy}
      failure={failure === null ? null : { title: 'Views not saved', description: failure }}
      onClose={onClose}
      onSend={() => void send()}
    >
      <Field label="Approve opens with">
        <Select value={now.defaultView} onChange={(id) => edit({ kind: 'open-with', id })} options={options} />
      </Field>
      <chakra.div>
        <chakra.h3 textStyle="name" mb="2">
          Your views
        </chakra.h3>
        {now.views.length === 0 ? (
          <chakra.p color="fg.muted">
            You have no views of your own. Set filters in the queue, then choose 'Save this view'.
          </chakra.p>
        ) : (
          <chakra.ol display="flex" flexDirection="column" gap="2" aria-label="Your views">
            {now.views.map(({ id, name }, index) => (
              <chakra.li key={id} display="flex" alignItems="flex-start" gap="1">
                <chakra.div flex="1" minW="0">
                  <Field
                    label={`Name of view ${index + 1}`}
                    hideLabel
                    error={tried ? (issues.find(({ path }) => path === `views.${index}.name`)?.message ?? null) : null}
                  >
                    <TextInput value={name} onChange={(next) => edit({ kind: 'rename', id, name: next })} />
                  </Field>
                </chakra.div>
                <IconButton
                  icon={ArrowUp}
                  label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => edit({ kind: 'move', id, to: index - 1 })}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move ${name} down`}
                  disabled={index === now.views.length - 1}
                  onClick={() => edit({ kind: 'move', id, to: index + 1 })}
                />
                <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => edit({ kind: 'remove', id })} />
              </chakra.li>
            ))}
          </chakra.ol>
        )}
      </chakra.div>
    </FormDialog>
  );
}
