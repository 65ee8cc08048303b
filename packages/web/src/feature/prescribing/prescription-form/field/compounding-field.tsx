import { effectiveReason, needsReason, pharmacyRationale, reasonForCompoundHint } from '@signa/core/prescribing';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { Select } from '../../../../part/field/select';
import { FieldRow } from './field-row';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';

/**
 * The reason for compounding: the pharmacy's own rationale, or one from the list (P-073, P-074). Only for compounds.
 */
export function CompoundingField() {
  const { setting, form, act, errorAt, leave } = useFormWork();
  const { product, reasonsForCompound } = setting;
  if (!product?.compound) return null;
  const isGiven = effectiveReason(form.reasonForCompound, product) === pharmacyRationale;
  return (
    <FieldRow>
      <Field
        label="Reason For Compounding"
        mark={<AuthorMark field="reasonForCompound" />}
        optional={!isGiven && !needsReason(product, form.isOfficeUse)}
        help={reasonForCompoundHint}
        error={errorAt('reasonForCompound')}
      >
        {isGiven ? (
          <LockedValue>{pharmacyRationale}</LockedValue>
        ) : (
          <Select
            name="reasonForCompound"
            value={form.reasonForCompound ?? ''}
            placeholder="Choose"
            onChange={(reason) => act({ type: 'reason', reason: reason || null, reasons: reasonsForCompound })}
            onBlur={() => leave('reasonForCompound')}
            options={reasonsForCompound.map(({ reasonForCompound: text }) => ({ value: text, label: text }))}
          />
        )}
      </Field>
    </FieldRow>
  );
}
