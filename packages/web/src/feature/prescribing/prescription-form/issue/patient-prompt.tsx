import {
  checkPatientPrompt,
  defaultWeightUnit,
  isBirthdateKnown,
  isWeightKnown,
  patientPromptText,
  promptAnswers,
  type PromptAnswers,
  type WeightUnit,
} from '@signa/core/clients';
import { type PlainDate, trimmedOrNull } from '@signa/core/base';
import { DateInput } from '../../../../part/field/date-input';
import { Field } from '../../../../part/field/field';
import { useForm } from '../../../../part/form/use-form';
import { FormDialog } from '../../../../part/overlay/form-dialog';
import { WeightFields } from '../field/weight-fields';
import { readWeight } from '../../../clients/patient-form/weight-text';

interface PatientPromptProps {
  readonly patient: {
    readonly name: string;
    readonly weight: number | null;
    readonly weightUnit: WeightUnit | null;
    readonly birthdate: string | null;
  };
  readonly today: PlainDate;
  readonly busy: boolean;
  /** `null` if everything was left blank; the authorization then continues without a save. */
  readonly onAnswer: (answers: PromptAnswers | null) => void;
  readonly onCancel: () => void;
}

interface TypedPrompt {
  readonly weight: string;
  readonly weightUnit: WeightUnit;
  readonly birthdate: string;
}

const givenIn = ({ weight, weightUnit, birthdate }: TypedPrompt) => ({
  ...{ weight: readWeight(weight), weightUnit },
  birthdate: trimmedOrNull(birthdate),
});

/** Weight and date of birth, asked during issuing; both can stay blank (P-105 to P-107). */
export function PatientPrompt({ patient, today, busy, onAnswer, onCancel }: PatientPromptProps) {
  const form = useForm<TypedPrompt>({
    initial: () => ({
      weight: isWeightKnown(patient.weight) ? String(patient.weight) : '',
      weightUnit: patient.weightUnit ?? defaultWeightUnit,
      birthdate: isBirthdateKnown(patient.birthdate) ? patient.birthdate : '',
    }),
    check: (typed) => checkPatientPrompt(givenIn(typed), today),
  });
  const send = () => {
    if (form.validate()) onAnswer(promptAnswers(givenIn(form.values)));
  };
  return (
    <FormDialog
      title={`Weight and date of birth of ${patient.name}`}
      send="Continue"
      busy={busy}
      onSend={send}
      onClose={onCancel}
    >
      <p>{patientPromptText}</p>
      <WeightFields form={form} isOptional />
      <Field label="Date of birth" optional error={form.errorAt('birthdate')}>
        <DateInput value={form.values.birthdate} max={today} onChange={form.field('birthdate').onChange} />
      </Field>
    </FormDialog>
  );
}
