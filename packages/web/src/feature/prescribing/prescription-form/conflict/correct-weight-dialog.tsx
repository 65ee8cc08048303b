import { checkWeightEdit, defaultWeightUnit, type WeightUnit } from '@signa/core/clients';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { useForm } from '../../../../part/form/use-form';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { WeightFields } from '../field/weight-fields';
import { readWeight } from '../../../clients/patient-form/weight-text';

interface CorrectWeightDialogProps {
  readonly patient: { readonly name: string; readonly weight: number | null; readonly weightUnit: WeightUnit | null };
  readonly busy: boolean;
  readonly onSave: (weight: number, unit: WeightUnit) => void;
  readonly onClose: () => void;
}

interface WeightEdit {
  readonly name: string;
  readonly weight: string;
  readonly weightUnit: WeightUnit;
}

/** Corrects the weight that a conflict refers to; the check then runs again (P-089, C-072). */
export function CorrectWeightDialog({ patient, busy, onSave, onClose }: CorrectWeightDialogProps) {
  const { name } = patient;
  const form = useForm<WeightEdit>({
    initial: () => ({
      ...{ name, weightUnit: patient.weightUnit ?? defaultWeightUnit },
      weight: patient.weight ? String(patient.weight) : '',
    }),
    check: (edit) => checkWeightEdit({ ...edit, weight: readWeight(edit.weight) }),
  });
  const save = () => {
    const weight = readWeight(form.values.weight);
    if (form.validate() && weight !== null) onSave(weight, form.values.weightUnit);
  };
  return (
    <FormDialog title={`Correct weight of ${name}`} send="Save weight" busy={busy} onSend={save} onClose={onClose}>
      <Field label="Name" error={form.errorAt('name')}>
        <LockedValue>{name}</LockedValue>
      </Field>
      <WeightFields form={form} />
    </FormDialog>
  );
}
