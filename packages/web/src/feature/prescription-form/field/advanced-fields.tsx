import { chakra } from '@chakra-ui/react';
import {
  asksForAllergicIngredient,
  autoShipPromptLabel,
  effectiveReason,
  flavorChoices,
  prescriptionLimits,
} from '@signa/core/prescribing';
import { hasFeature } from '@signa/core/practice';
import { Checkbox } from '../../../part/field/checkbox';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';
import { wholePaste } from '../../../part/field/whole-paste';
import { FieldRow } from './field-row';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';
import { ShortcutTextField } from './text-field';

/** Flavor, days supply, allergic ingredient, the AutoShip prompt and the notes. The note to the pharmacy stands in the conflict panel while there is a conflict. */
export function AdvancedFields() {
  const { setting, hasConflict } = useFormWork();
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <FieldRow css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' }}>
        <FlavorField />
        <DaysSupplyField />
        <AllergicIngredientField />
      </FieldRow>
      <AutoShipField />
      {hasFeature(setting.features, 'showNoteToClient') && (
        <ShortcutTextField
          name="noteToClient"
          label="Note To Client"
          shortcuts="NC"
          max={prescriptionLimits.noteMax}
          optional
          rows={1}
        />
      )}
      {!hasConflict && (
        <ShortcutTextField
          name="noteToPharmacy"
          label="Note To Pharmacy"
          shortcuts="NP"
          max={prescriptionLimits.noteMax}
          optional
          rows={1}
        />
      )}
    </chakra.div>
  );
}

/** Whether the client is asked if it comes by itself from now on (P-080). */
function AutoShipField() {
  const { form, act } = useFormWork();
  return (
    <Checkbox
      name="autoShipPrompt"
      checked={form.autoShipPrompt}
      onChange={(autoShipPrompt) => act({ type: 'fill', values: { autoShipPrompt } })}
    >
      {autoShipPromptLabel}
    </Checkbox>
  );
}

function FlavorField() {
  const { setting, form, act, errorAt } = useFormWork();
  const flavors = setting.product ? flavorChoices(setting.product) : [];
  if (flavors.length === 0) {
    return (
      <Field label="Flavor" error={errorAt('flavorId')}>
        <LockedValue icon={false}>No flavors</LockedValue>
      </Field>
    );
  }
  return (
    <Field label="Flavor" optional mark={<AuthorMark field="flavorId" />} error={errorAt('flavorId')}>
      <Select
        name="flavorId"
        value={form.flavorId ?? ''}
        placeholder="None"
        onChange={(id) => act({ type: 'fill', values: { flavorId: id || null } })}
        options={flavors.map(({ flavorId, flavor }) => ({ value: flavorId, label: flavor }))}
      />
    </Field>
  );
}

function DaysSupplyField() {
  const { state, act, errorAt, leave, report } = useFormWork();
  const isAbove = report.conflicts.some(({ kind }) => kind === 'days-supply');
  const change = (text: string) => act({ type: 'number', field: 'daysSupply', text });
  return (
    <Field
      label="Days Supply"
      optional
      mark={<AuthorMark field="daysSupply" />}
      error={errorAt('daysSupply')}
      warning={isAbove ? 'Above max shelf life' : null}
    >
      <TextInput
        name="daysSupply"
        inputMode="numeric"
        maxLength={prescriptionLimits.daysSupplyDigits}
        value={state.typed.daysSupply}
        onChange={change}
        onPaste={wholePaste(change)}
        onBlur={() => leave('daysSupply')}
        after="days"
      />
    </Field>
  );
}

/** Asked only by a reason for compounding that names an allergy (P-075). */
function AllergicIngredientField() {
  const { setting, form, act, errorAt, leave } = useFormWork();
  const reason = effectiveReason(form.reasonForCompound, setting.product);
  if (!asksForAllergicIngredient(reason, setting.reasonsForCompound)) {
    return (
      <Field label="Allergic Ingredient">
        <LockedValue icon={false}>Not needed</LockedValue>
      </Field>
    );
  }
  return (
    <Field
      label="Allergic Ingredient"
      mark={<AuthorMark field="allergicIngredient" />}
      error={errorAt('allergicIngredient')}
    >
      <TextInput
        name="allergicIngredient"
        value={form.allergicIngredient ?? ''}
        onChange={(text) => act({ type: 'fill', values: { allergicIngredient: text || null } })}
        onBlur={() => leave('allergicIngredient')}
      />
    </Field>
  );
}
