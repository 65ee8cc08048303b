import { chakra } from '@chakra-ui/react';
import { type WeightUnit, weightUnits } from '@signa/core/clients';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { TextInput } from '../../../../part/field/text-input';

/** The weight as typed, and its unit. */
interface TypedWeight {
  readonly weight: string;
  readonly weightUnit: WeightUnit;
}

interface WeightFieldsProps {
  readonly form: {
    readonly values: TypedWeight;
    readonly change: (next: Partial<TypedWeight>) => void;
    readonly errorAt: (path: keyof TypedWeight) => string | null;
  };
  readonly isOptional?: boolean;
}

/** A weight and its unit, side by side, as the first fields of a dialog. */
export function WeightFields({ form: { values, change, errorAt }, isOptional }: WeightFieldsProps) {
  const { weight, weightUnit } = values;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 7rem" gap="4" alignItems="start">
      <Field label="Weight" optional={isOptional} error={errorAt('weight')}>
        <TextInput
          name="weight"
          inputMode="decimal"
          data-autofocus
          value={weight}
          onChange={(next) => change({ weight: next })}
        />
      </Field>
      <Field label="Unit" error={errorAt('weightUnit')}>
        <Select
          name="weightUnit"
          value={weightUnit}
          onChange={(next) => change({ weightUnit: weightUnits.find((known) => known === next) ?? weightUnit })}
          options={weightUnits.map((value) => ({ value, label: value }))}
        />
      </Field>
    </chakra.div>
  );
}
