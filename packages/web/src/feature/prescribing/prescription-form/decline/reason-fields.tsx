import { chakra } from '@chakra-ui/react';
import { visibleLength } from '@signa/core/base';
import { type DeclineForm, declineReasonMaxLength, recentSupplies } from '@signa/core/prescribing';
import { Field } from '../../../../part/field/field';
import { RadioGroup } from '../../../../part/field/radio-group';
import { Select } from '../../../../part/field/select';
import { TextArea } from '../../../../part/field/text-area';

interface ReasonFieldsProps {
  readonly reasons: readonly string[];
  readonly form: DeclineForm;
  readonly onChange: (form: DeclineForm) => void;
  readonly errorAt: (path: 'reason' | 'supply' | 'description') => string | null;
  /** The shortcut letter of a reason; omitted if there are none. */
  readonly letterOf?: (reason: string) => string | undefined;
}

/** The reasons, and the extra fields that some of them require (P-117, P-167 to P-169). */
export function ReasonFields({ reasons, form, onChange, errorAt, letterOf }: ReasonFieldsProps) {
  return (
    <>
      <RadioGroup
        legend="Reason"
        value={form.reason ?? ''}
        onChange={(reason) => onChange({ ...form, reason })}
        options={reasons.map((reason) => ({ value: reason, label: reason, letter: letterOf?.(reason) }))}
        error={errorAt('reason')}
      />
      {/* The space for extra fields is reserved from the start. */}
      <chakra.div minH="6rem">
        {form.reason === 'Recently purchased' && (
          <Field label="Supply" error={errorAt('supply')}>
            <Select
              name="supply"
              value={form.supply ?? ''}
              placeholder="Choose"
              onChange={(supply) =>
                onChange({ ...form, supply: recentSupplies.find((known) => known === supply) ?? null })
              }
              options={recentSupplies.map((supply) => ({ value: supply, label: supply }))}
            />
          </Field>
        )}
        {form.reason === 'Other' && (
          <Field
            label="Description"
            optional
            error={errorAt('description')}
            counter={{ length: visibleLength(form.description), max: declineReasonMaxLength }}
          >
            <TextArea
              name="description"
              rows={3}
              value={form.description ?? ''}
              onChange={(description) => onChange({ ...form, description })}
            />
          </Field>
        )}
      </chakra.div>
    </>
  );
}
