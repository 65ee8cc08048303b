import { chakra } from '@chakra-ui/react';
import { checkWeightEdit, defaultWeightUnit, weightUnits } from '@signa/core/patient';
import type { WeightUnit } from '@signa/core/patient';
import { useState } from 'react';
import { Field } from '../../../part/field/field';
import { LockedValue } from '../../../part/field/locked-value';
import { Select } from '../../../part/field/select';
import { TextInput } from '../../../part/field/text-input';
import { FormDialog } from '../../../part/overlay/form-dialog';
import { readWeight } from '../state/weight-text';

export interface CorrectWeightDialogProps {
  readonly patient: { readonly name: string; readonly weight: number | null; readonly weightUnit: WeightUnit | null };
  readonly busy: boolean;
  readonly onSave: (weight: number, unit: WeightUnit) => void;
  readonly onClose: () => void;
}

/** Corrects the weight a conflict is about; the check then runs again (P-089, C-072). */
export function CorrectWeightDialog({ patient, busy, onSave, onClose }: CorrectWeightDialogProps) {
  const [text, setText] = useState(patient.weight ? String(patient.weight) : '');
  const [unit, setUnit] = useState<WeightUnit>(patient.weightUnit ?? defaultWeightUnit);
  const [sent, setSent] = useState(false);
  const weight = readWeight(text);
  const issues = checkWeightEdit({ name: patient.name, weight, weightUnit: unit });
  const errorAt = (path: string) => (sent ? (issues.find((issue) => issue.path === path)?.message ?? null) : null);
  const save = () => {
    setSent(true);
    if (issues.length === 0 && weight !== null) onSave(weight, unit);
  };
  return (
    <FormDialog
      title={`Correct weight of ${patient.name}`}
      send="Save weight"
      busy={busy}
      onSend={save}
      onClose={onClose}
    >
      <Field label="Name" error={errorAt('name')}>
        <LockedValue>{patient.name}</LockedValue>
      </Field>
      <chakra.div display="grid" gridTemplateColumns="1fr 7rem" gap="4" alignItems="start">
        <Field label="Weight" error={errorAt('weight')}>
          <TextInput name="weight" inputMode="decimal" data-autofocus value={text} onChange={setText} />
        </Field>
        <Field label="Unit" error={errorAt('weightUnit')}>
          <Select
            name="weightUnit"
            value={unit}
            onChange={(next) => setUnit(weightUnits.find((known) => known === next) ?? unit)}
            options={weightUnits.map((value) => ({ value, label: value }))}
          />
        </Field>
      </chakra.div>
    </FormDialog>
  );
}
