import { quantityStepper, requestedQuantityOf } from '@signa/core/prescribing';
import { unitOf } from '@signa/core/catalog';
import { Field } from '../../../../part/field/field';
import { TextInput } from '../../../../part/field/text-input';
import { useAfterPress } from '../../../../platform/pointer/use-after-press';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';
import { packSizesOf } from '../form/pack-sizes';
import { PackChips } from './pack-chips';
import { PackField, PackStepper } from './pack-fields';

/**
 * The quantity as a text field; at the brand portal, a stepper for whole packs (P-047, P-048). If the pack can be
 * changed, the quantity selects it (P-036, P-155).
 */
export function QuantityField() {
  const { setting, choice, state, form, act, errorAt, leave } = useFormWork();
  const { product, location, entry } = setting;
  const packs = packSizesOf(choice?.products ?? []);
  const isChoice = packs.some((size) => size !== product?.packsizeQty);
  // The packs load after a request's card opens. They show only once the user reaches the quantity, because they would
  // shift the content that the user is reading.
  const isAsked = choice?.reach === 'any' || state.touched.includes('unitPerFill');
  const offersPacks = useAfterPress(
    isAsked && packs.length > 0 && (isChoice || !packs.includes(form.unitPerFill ?? 0)),
  );
  const requested = entry === 'approval' ? requestedQuantityOf(setting) : null;
  const stepper = quantityStepper(product ?? { packsizeQty: null }, location, requested);
  if (stepper && (product || isChoice))
    return (
      <>
        {choice && isChoice && <PackField packs={packs} choice={choice} />}
        {product && <PackStepper product={product} stepper={stepper} />}
      </>
    );
  return (
    <div>
      <Field label="Quantity" mark={<AuthorMark field="unitPerFill" />} error={errorAt('unitPerFill')}>
        <TextInput
          name="unitPerFill"
          inputMode="decimal"
          value={state.typed.unitPerFill}
          onChange={(text) =>
            choice ? choice.chooseQuantity(text) : act({ type: 'number', field: 'unitPerFill', text })
          }
          onBlur={() => leave('unitPerFill')}
          after={unitOf(form.unitPerFill ?? 0, product?.unitMeasure?.description)}
        />
      </Field>
      {choice && offersPacks && (
        <PackChips packs={packs} chosen={form.unitPerFill} onChoose={(size) => choice.chooseQuantity(String(size))} />
      )}
    </div>
  );
}
