import type { OfferedStrength } from '@signa/core/prescribing';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { useFormWork } from '../form/form-work-context';
import type { ProductChoice } from '../form/use-product-choice';
import type { FormProduct } from '../state/setting';

interface ChoiceFieldProps {
  readonly choice: ProductChoice;
}

/** The forms of the family. Changing it clears strength, quantity, and product (P-035). */
export function FormChoiceField({ choice: { forms, selection, opened, choosePresentation } }: ChoiceFieldProps) {
  const { setting, errorAt, leave } = useFormWork();
  const chosen = selection.productPresentationId;
  const options = forms.map(({ id, description }) => ({ value: id, label: description }));
  const current = [setting.product, opened].find((product) => product?.productPresentation.id === chosen) ?? null;
  const isOffered = options.some(({ value }) => value === chosen);
  return (
    <Field label="Form" error={errorAt('productPresentationId')}>
      <Select
        name="productPresentationId"
        value={chosen ?? ''}
        onChange={(id) => id !== chosen && choosePresentation(id)}
        onBlur={() => leave('productPresentationId')}
        placeholder={chosen === null ? 'Choose' : undefined}
        options={
          isOffered || !current
            ? options
            : [{ value: current.productPresentation.id, label: current.productPresentation.description }, ...options]
        }
      />
    </Field>
  );
}

type Strength = OfferedStrength<FormProduct>;

const keyOf = (classification: string | null, strength: string) => `${classification ?? ''}/${strength}`;

/** The strengths of the chosen form. Changing it clears quantity and product (P-035). */
export function StrengthChoiceField({ choice: { strengths, selection, chooseStrength } }: ChoiceFieldProps) {
  const { errorAt, leave } = useFormWork();
  const { productClassification, strengthDisplay } = selection;
  const chosen = strengthDisplay === null ? '' : keyOf(productClassification, strengthDisplay);
  const isOneKind = new Set(strengths.map(({ classification }) => classification)).size < 2;
  const options = strengths.map((each) => ({
    value: keyOf(each.classification, each.strength),
    label: labelOf(each, isOneKind),
  }));
  const isOffered = options.some(({ value }) => value === chosen);
  const choose = (key: string) => {
    const strength = strengths.find((each) => keyOf(each.classification, each.strength) === key);
    if (strength && key !== chosen) chooseStrength(strength);
  };
  return (
    <Field label="Strength" error={errorAt('strengthDisplay')}>
      <Select
        name="strengthDisplay"
        value={chosen}
        onChange={choose}
        onBlur={() => leave('strengthDisplay')}
        placeholder={chosen === '' ? 'Choose' : undefined}
        options={
          isOffered || strengthDisplay === null
            ? options
            : [{ value: chosen, label: strengthDisplay || withoutStrength }, ...options]
        }
      />
    </Field>
  );
}

const withoutStrength = 'No strength';

const labelOf = ({ classification, strength }: Strength, isOneKind: boolean): string =>
  [strength || withoutStrength, isOneKind ? '' : classification].filter(Boolean).join(', ');
