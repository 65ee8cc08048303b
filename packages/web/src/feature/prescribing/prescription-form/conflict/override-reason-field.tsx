import { chakra } from '@chakra-ui/react';
import { overrideReasonLabels, overrideReasons } from '@signa/core/prescribing';
import { useId } from 'react';
import { FieldMessage } from '../../../../part/field/field-message';
import { tickStyle } from '../../../../part/field/tick-style';
import { useFormWork } from '../form/form-work-context';
import { fitsThreeFields } from '../../../../part/surface/room';

const Dot = chakra('input', tickStyle);

/**
 * Why the prescription is issued despite the conflict: one of three reasons, none preselected. For a serious conflict,
 * a note is enough (P-232, P-319).
 */
export function OverrideReasonField({ grade }: { readonly grade: 'contraindicated' | 'serious' }) {
  const { form, act, errorAt, leave } = useFormWork();
  const id = useId();
  const error = errorAt('overrideReason');
  return (
    <chakra.fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      data-place="overrideReason"
    >
      <chakra.legend textStyle="name" fontSize="0.8125rem" mb="2">
        {grade === 'contraindicated'
          ? 'To authorize despite this, enter a reason and a note'
          : 'Choose a reason, or explain it in the note'}
      </chakra.legend>
      <chakra.div
        display="grid"
        gap="2"
        css={{ [fitsThreeFields]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}
      >
        {overrideReasons.map((reason) => (
          <chakra.label
            key={reason}
            display="flex"
            alignItems="center"
            gap="2.5"
            minH="11"
            px="3"
            py="1.5"
            borderWidth="1px"
            borderColor={error ? 'status.expired.fg' : 'border.control'}
            borderRadius="control"
            textStyle="meta"
            lineHeight="1.125rem"
            cursor="pointer"
            css={{
              '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.solid' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
            }}
          >
            <Dot
              round
              type="radio"
              name={`${id}-overrideReason`}
              value={reason}
              checked={form.overrideReason === reason}
              onChange={() => act({ type: 'fill', values: { overrideReason: reason } })}
              onBlur={() => leave('overrideReason')}
              css={{ '&:focus-visible': { outline: 'none' } }}
            />
            {overrideReasonLabels[reason]}
          </chakra.label>
        ))}
      </chakra.div>
      <FieldMessage id={`${id}-error`} error={error} />
    </chakra.fieldset>
  );
}
