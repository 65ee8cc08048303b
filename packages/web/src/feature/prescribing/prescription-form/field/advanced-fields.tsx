import { chakra } from '@chakra-ui/react';
import {
  type AdvancedField,
  asksForAllergicIngredient,
  autoShipPromptLabel,
  effectiveReason,
  flavorChoices,
  prescriptionLimits,
} from '@signa/core/prescribing';
import { hasFeature } from '@signa/core/practice';
import type { ComponentType } from 'react';
import { Checkbox } from '../../../../part/field/checkbox';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { Select } from '../../../../part/field/select';
import { TextInput } from '../../../../part/field/text-input';
import { wholePaste } from '../../../../part/field/whole-paste';
import { FieldRow } from './field-row';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';
import { ShortcutTextField } from './text-field';

/** The short fields, which share a row; the others follow below. */
type RowField = Extract<AdvancedField, 'flavorId' | 'daysSupply' | 'allergicIngredient'>;

const inRow: Readonly<Record<RowField, ComponentType>> = {
  flavorId: FlavorField,
  daysSupply: DaysSupplyField,
  allergicIngredient: AllergicIngredientField,
};

const below: Readonly<Record<Exclude<AdvancedField, RowField> | 'autoShipPrompt', ComponentType>> = {
  autoShipPrompt: AutoShipField,
  noteToClient: NoteToClientField,
  noteToPharmacy: NoteToPharmacyField,
};

const controlsOf = (fields: Readonly<Record<string, ComponentType>>) =>
  Object.entries(fields).map(([name, Control]) => <Control key={name} />);

/** The controls of all advanced fields, and the AutoShip prompt. */
export function AdvancedFields() {
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <FieldRow css={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' }}>
        {controlsOf(inRow)}
      </FieldRow>
      {controlsOf(below)}
    </chakra.div>
  );
}

function NoteToClientField() {
  const { setting } = useFormWork();
  if (!hasFeature(setting.features, 'showNoteToClient')) return null;
  return <ShortcutTextField name="noteToClient" label="Note To Client" shortcuts="NC" optional rows={1} />;
}

/** While there is a conflict, this field moves to the conflict panel. */
function NoteToPharmacyField() {
  const { hasConflict } = useFormWork();
  if (hasConflict) return null;
  return <ShortcutTextField name="noteToPharmacy" label="Note To Pharmacy" shortcuts="NP" optional rows={1} />;
}

/** Whether to offer the client AutoShip (P-080). */
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

/** Shown only for a compounding reason that names an allergy (P-075). */
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
