import { chakra } from '@chakra-ui/react';
import { type CodedEntry, isFreeText, otherCode, patientFields } from '@signa/core/clients';
import { EntryPicker } from '../../../part/field/entry-picker';
import { Field } from '../../../part/field/field';
import type { PatientFormState } from './use-patient-form';

export type MedicalListField = 'allergies' | 'healthConditions' | 'currentMeds';

interface MedicalFieldProps {
  readonly state: PatientFormState;
  readonly field: MedicalListField;
  readonly options: readonly CodedEntry[];
  readonly placeholder: string;
  readonly help?: string | null;
}

function MedicalField({ state, field, options, placeholder, help = null }: MedicalFieldProps) {
  const { label } = patientFields[field];
  return (
    <Field label={label} optional help={help} error={state.errorAt(field)}>
      <EntryPicker
        noun={label}
        chosen={state.values[field]}
        options={options.filter(({ code }) => code !== otherCode).map(({ code, name }) => ({ code, name }))}
        onChange={(entries) => state.change({ [field]: entries })}
        isFreeText={(entry) => !state.lists.isLoading && isFreeText(entry, options)}
        placeholder={placeholder}
      />
    </Field>
  );
}

/** Contraindications: allergies, medications, and conditions, chosen from lists (C-069). */
export function MedicalFields({ state }: { readonly state: PatientFormState }) {
  const { lists, values } = state;
  return (
    <>
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      >
        <MedicalField state={state} field="allergies" options={lists.allergies} placeholder="Search allergies" />
        <MedicalField state={state} field="currentMeds" options={lists.medications} placeholder="Search medications" />
      </chakra.div>
      <MedicalField
        state={state}
        field="healthConditions"
        options={lists.healthConditions ?? []}
        placeholder="Search conditions"
        help={values.speciesCode === '' ? 'Choose the species first.' : null}
      />
    </>
  );
}
