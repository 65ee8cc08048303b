import { checkWeightEdit, defaultWeightUnit, type WeightUnit } from '@signa/core/clients';
import { useState } from 'react';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { WeightFields } from '../field/weight-fields';
import { readWeight } from '../../../clients/patient-form/weight-text';

interface CorrectWeightDialogProps {
  readonly patient: { readonly name: string; readonly weight: number | null; readonly weightUnit: WeightUnit | null };
  readonly busy: boolean;
  readonly onSave: (weight: number, unit: WeightUnit) => void;
  readonly onClose: () => void;
}

/** Corrects the weight that a conflict refers to; the check then runs again (P-089, C-072). */
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
      <WeightFields weight={text} unit={unit} onWeight={setText} onUnit={setUnit} errorAt={errorAt} />
    </FormDialog>
  );
}
