import { chakra } from '@chakra-ui/react';
import { quantityStepper, stepsOf } from '@signa/core/prescription';
import type { QuantityStepper } from '@signa/core/prescription';
import { quantityInUnits, unitOf } from '@signa/core/product';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../button/icon-button';
import { Field } from '../../field/field';
import { TextInput } from '../../field/text-input';
import { packsLabel } from '../../text/product-title';
import { useFormWork } from '../form-work-context';
import type { FormProduct } from '../setting';

/** The quantity, typed; at the brand portal whole packs by a stepper (P-047, P-048). */
export function QuantityField() {
  const { setting, state, form, act, errorAt, leave } = useFormWork();
  const { product, location, entry, requestedQuantity } = setting;
  const stepper = product && quantityStepper(product, location, entry === 'approval' ? requestedQuantity : null);
  if (product && stepper) return <Packs product={product} stepper={stepper} />;
  return (
    <Field label="Quantity" error={errorAt('unitPerFill')}>
      <TextInput
        name="unitPerFill"
        inputMode="decimal"
        value={state.typed.unitPerFill}
        onChange={(text) => act({ type: 'number', field: 'unitPerFill', text })}
        onBlur={() => leave('unitPerFill')}
        after={unitOf(form.unitPerFill ?? 0, product?.unitMeasure?.description) || undefined}
      />
    </Field>
  );
}

function Packs({ product, stepper }: { readonly product: FormProduct; readonly stepper: QuantityStepper }) {
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
