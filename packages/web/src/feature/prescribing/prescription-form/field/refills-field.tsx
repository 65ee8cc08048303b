import { chakra } from '@chakra-ui/react';
import { lawfulRefills, refillChoices, refillsLabel, requestedQuantityOf } from '@signa/core/prescribing';
import { isControlled, isPrnOnly, isScheduleII } from '@signa/core/catalog';
import { Checkbox } from '../../../../part/field/checkbox';
import { Field } from '../../../../part/field/field';
import { LockedValue } from '../../../../part/field/locked-value';
import { Select } from '../../../../part/field/select';
import { useFormWork } from '../form/form-work-context';
import { AuthorMark } from '../notice/author-mark';
import { formFactsOf } from '../state/setting';

/** The number of refills, or PRN: as often as needed (P-056 to P-062, P-399). */
export function RefillsField() {
  const { setting, form, act, errorAt, leave } = useFormWork();
  const { product } = setting;
  const isFixed = product !== null && isScheduleII(product);
  const fixedReason = isFixed ? 'A Schedule II controlled substance cannot be refilled.' : null;
  const lawful = lawfulRefills(formFactsOf(setting));
  const choices = refillChoices({
    lawful,
    product,
    requestedQuantity: requestedQuantityOf(setting),
    isOfficeUse: form.isOfficeUse,
    location: setting.location,
  });
  const choose = (text: string) => act({ type: 'fill', values: { refills: text === '' ? null : Number(text) } });
  return (
    <Field
      label="Refills"
      mark={<AuthorMark field="refills" />}
      error={errorAt('refills') ?? errorAt('prnFlag')}
      help={fixedReason ?? prnReason(setting) ?? lawfulReason(lawful)}
    >
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.span flex="1" minW="0">
          {form.prnFlag || isFixed ? (
            <LockedValue>{refillsLabel(form)}</LockedValue>
          ) : (
            <Select
              name="refills"
              value={form.refills === null ? '' : String(form.refills)}
              onChange={choose}
              onBlur={() => leave('refills')}
              placeholder="Choose"
              options={choices.map((count) => ({ value: String(count), label: String(count) }))}
            />
          )}
        </chakra.span>
        <Checkbox
          checked={form.prnFlag}
          disabled={
            product === null || isPrnOnly(product) || isControlled(product) || (lawful !== null && !form.prnFlag)
          }
          onChange={(on) => act({ type: 'prn', on, product })}
        >
          PRN
        </Checkbox>
      </chakra.div>
    </Field>
  );
}

/** A limit of the state that the schedule of the catalog doesn't set already (P-399). */
function lawfulReason(lawful: number | null): string | null {
  if (lawful === null) return null;
  return `The law of the state allows ${lawful === 0 ? 'no refills' : `at most ${lawful} refills`}.`;
}

function prnReason({ product }: { readonly product: Parameters<typeof isPrnOnly>[0] | null }): string | null {
  if (product === null) return null;
  if (isPrnOnly(product)) return 'This product is always PRN.';
  return isControlled(product) ? 'A controlled product is never PRN.' : null;
}
