import { chakra } from '@chakra-ui/react';
import { shortcutLimits, shortcutPurposes } from '@signa/core/practice';
import { Button } from '../../../part/button/button';
import { Field } from '../../../part/field/field';
import { FieldMessage } from '../../../part/field/field-message';
import { LockedValue } from '../../../part/field/locked-value';
import { RadioGroup } from '../../../part/field/radio-group';
import { Select } from '../../../part/field/select';
import { Warning } from '../../../part/notice/warning';
import { DialogNote } from '../../../part/notice/dialog-note';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { useLeaveQuestion } from '../../../part/overlay/use-leave-question';
import { LocationFilter } from '../../practice/location-filter/location-filter';
import { listedTypes } from './listed-shortcut';
import type { ListedShortcut } from './listed-shortcut';
import { ShortcutFields } from './shortcut-fields';
import { useShortcutForm } from './use-shortcut-form';
import type { ShortcutFormOptions, ShortcutFormState } from './use-shortcut-form';

interface ShortcutFormDialogProps extends Omit<ShortcutFormOptions, 'onSaved'> {
  readonly onClose: () => void;
}

const types = listedTypes.map((type) => ({ value: type, label: `${type}, ${shortcutPurposes[type].toLowerCase()}` }));

/** Adds or changes a shortcut: up to 620 characters for a practice, 250 for support. */
export function ShortcutFormDialog({ onClose, ...options }: ShortcutFormDialogProps) {
  const form = useShortcutForm({ ...options, onSaved: onClose });
  const { values, read, errorAt, change } = form;
  const { leave, question } = useLeaveQuestion({
    isDirty: form.isDirty,
    title: read ? `Discard the changes to ${read.label}?` : 'Discard the new shortcut?',
    onLeave: onClose,
  });
  const isLong = options.area === 'practice' || (read !== null && !read.isGlobal && values.details === read.details);
  return (
    <>
      <FormDialog
        title={read ? 'Edit Shortcut' : 'Add Shortcut'}
        width="form"
        form={form.element}
        send="Save"
        busy={form.busy}
        failure={form.failure}
        onSend={() => void form.save()}
        onClose={leave}
      >
        {form.newer && <Newer shortcut={form.newer} onGoOn={form.goOn} />}
        {read ? (
          <Field label="Type" help="The type of a shortcut cannot be changed.">
            <LockedValue>{types.find(({ value }) => value === read.type)?.label}</LockedValue>
          </Field>
        ) : (
          <Field label="Type" error={errorAt('shortcutType')}>
            <Select
              name="shortcutType"
              data-autofocus
              placeholder="Choose what it is for"
              value={values.shortcutType ?? ''}
              options={types}
              onChange={(chosen) => change({ shortcutType: listedTypes.find((type) => type === chosen) ?? null })}
            />
          </Field>
        )}
        {options.area === 'support' && !read && <Place form={form} />}
        <ShortcutFields
          type={values.shortcutType}
          typed={values}
          onChange={change}
          onLeave={form.leave}
          errorAt={errorAt}
          detailsMax={shortcutLimits.details[isLong ? 'location' : 'global']}
          isFirst={read !== null}
        />
      </FormDialog>
      {question}
    </>
  );
}

const whose = [
  { value: 'global', label: 'Global: for every practice; only support can change it' },
  { value: 'location', label: 'One location: its users can change it too' },
] as const;

/** The scope of the shortcut, which support must choose. */
function Place({ form }: { readonly form: ShortcutFormState }) {
  const { values, errorAt, change } = form;
  const chosen = values.isGlobal === null ? '' : values.isGlobal ? 'global' : 'location';
  const missing = errorAt('locationId');
  return (
    <>
      <RadioGroup
        legend="Who can use it"
        value={chosen}
        options={whose}
        error={errorAt('isGlobal')}
        onChange={(next) => change({ isGlobal: next === 'global' })}
      />
      {values.isGlobal === false && (
        <chakra.div
          role="group"
          aria-label="Location of the shortcut"
          data-invalid={missing ? '' : undefined}
          display="flex"
          flexDirection="column"
          alignItems="flex-start"
          gap="1"
        >
          <LocationFilter locationId={values.locationId} onChange={(locationId) => change({ locationId })} />
          <FieldMessage id="shortcut-location-message" error={missing} />
        </chakra.div>
      )}
    </>
  );
}

interface NewerProps {
  readonly shortcut: ListedShortcut;
  readonly onGoOn: (shortcut: ListedShortcut, keepsTyped: boolean) => void;
}

/**
 * Shown if another user saved the shortcut in the meantime: nobody's change is overwritten unseen, and typed values are
 * kept.
 */
function Newer({ shortcut, onGoOn }: NewerProps) {
  return (
    <DialogNote>
      <Warning>
        <p>Someone else changed it while you were editing. It now reads:</p>
        <chakra.p overflowWrap="anywhere">
          <chakra.b fontWeight="semibold">{shortcut.label}</chakra.b> {shortcut.details}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button size="sm" onClick={() => onGoOn(shortcut, false)}>
            Load latest version
          </Button>
          <Button size="sm" onClick={() => onGoOn(shortcut, true)}>
            Keep what I typed
          </Button>
        </chakra.div>
      </Warning>
    </DialogNote>
  );
}
