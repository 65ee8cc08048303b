import { chakra } from '@chakra-ui/react';
import { type QuantityStepper, stepsOf } from '@signa/core/prescribing';
import { quantityInUnits } from '@signa/core/catalog';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../../part/button/icon-button';
import { Field } from '../../../../part/field/field';
import { Select } from '../../../../part/field/select';
import { packsLabel } from '../../../../part/text/product-title';
import { useFormWork } from '../form/form-work-context';
import type { ProductChoice } from '../form/use-product-choice';
import type { FormProduct } from '../state/setting';

interface PackFieldProps {
  readonly packs: readonly number[];
  readonly choice: ProductChoice;
}

/**
 * Selects a pack of the strength. At the brand portal, a quantity is a number of packs, so it can't identify the pack
 * (P-036, P-048).
 */
export function PackField({ packs, choice }: PackFieldProps) {
  const { setting, errorAt } = useFormWork();
  const { product } = setting;
  const unit = (product ?? choice.products?.[0])?.unitMeasure?.description;
  return (
    <Field label="Pack" error={product ? null : errorAt('unitPerFill')}>
      <Select
        name="pack"
        value={product?.packsizeQty == null ? '' : String(product.packsizeQty)}
        onChange={(size) => size !== '' && choice.chooseQuantity(size)}
        placeholder={product ? undefined : 'Choose'}
        options={packs.map((size) => ({ value: String(size), label: quantityInUnits(size, unit) }))}
      />
    </Field>
  );
}

interface PackStepperProps {
  readonly product: FormProduct;
  readonly stepper: QuantityStepper;
}

/** Number of packs, changed one at a time (P-048). */
export function PackStepper({ product, stepper }: PackStepperProps) {
  const { form, act, errorAt } = useFormWork();
  const count =
    form.unitPerFill === null || Number.isNaN(form.unitPerFill) ? stepper.min : stepsOf(form.unitPerFill, product);
  const step = (next: number) => act({ type: 'packs', count: next, product });
  return (
    <Field
      label="Quantity"
      error={errorAt('unitPerFill')}
      help={[
        form.unitPerFill !== null && quantityInUnits(form.unitPerFill, product.unitMeasure?.description),
        `packs of ${stepper.packSize}`,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <chakra.div role="group" aria-label="Packs" display="flex" alignItems="center" gap="1">
        <IconButton
          icon={Minus}
          label="One pack less"
          variant="outline"
          disabledReason={count <= stepper.min ? `At least ${stepper.min} was requested` : null}
          onClick={() => step(count - stepper.step)}
        />
        <chakra.output aria-live="polite" minW="10" textAlign="center" textStyle="strong">
          {packsLabel(count)}
        </chakra.output>
        <IconButton icon={Plus} label="One pack more" variant="outline" onClick={() => step(count + stepper.step)} />
      </chakra.div>
    </Field>
  );
}
