import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { FieldContext } from './field-context';
import { FieldMessage } from './field-message';

interface FieldProps {
  readonly label: ReactNode;
  /** Only the optional ones are marked. */
  readonly optional?: boolean;
  readonly help?: ReactNode;
  /** The text of the rule that is broken; stands in place of the help. */
  readonly error?: string | null;
  /** Odd, not wrong: amber, with an icon. */
  readonly warning?: string | null;
  readonly disabled?: boolean;
  /** It holds something that came from elsewhere, and is stored with the form. */
  readonly isNew?: boolean;
  /** Length of what is typed against what fits. */
  readonly counter?: { readonly length: number; readonly max: number };
  /** A small action beside the label, such as the shortcuts of the directions. */
  readonly action?: ReactNode;
  /** Right behind the label, such as whose words it holds. */
  readonly mark?: ReactNode;
  readonly hideLabel?: boolean;
  /** The id of the control, where a summary of errors links to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Label above, help below, error in place: one control in a column. */
export function Field({
  label,
  optional,
  help,
  error,
  warning,
  disabled = false,
  isNew = false,
  counter,
  action,
  mark,
  hideLabel,
  id: given,
  children,
}: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const messageId = `${id}-message`;
  const hasMessage = Boolean(error ?? warning ?? help);
  const control = useMemo(
    () => ({ id, describedBy: hasMessage ? messageId : undefined, invalid: Boolean(error), disabled, isNew }),
    [id, messageId, hasMessage, error, disabled, isNew],
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="1" minW="0" position="relative">
      <chakra.div
        display="flex"
        alignItems="baseline"
        justifyContent="space-between"
        flexWrap="wrap"
        columnGap="2"
        // Not taken away: a label that is nowhere names nothing.
        srOnly={hideLabel && !counter && !action}
      >
        <chakra.span display="inline-flex" alignItems="center" gap="1.5" minW="0">
          <chakra.label htmlFor={id} textStyle="strong" fontSize="0.8125rem" srOnly={hideLabel}>
            {label}
            {optional && (
              <chakra.span color="fg.subtle" fontWeight="normal">
                {' '}
                optional
              </chakra.span>
            )}
          </chakra.label>
          {mark}
        </chakra.span>
        {(action || counter) && (
          <chakra.div display="inline-flex" alignItems="baseline" gap="3" ms="auto" textStyle="meta" color="fg.subtle">
            {action}
            {counter && <Counter {...counter} />}
          </chakra.div>
        )}
      </chakra.div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessage id={messageId} help={help} error={error} warning={warning} />
    </chakra.div>
  );
}

function Counter({ length, max }: { readonly length: number; readonly max: number }) {
  return (
    <chakra.span color={length > max ? 'status.expired.fg' : 'fg.subtle'} whiteSpace="nowrap">
      {length} / {max}
    </chakra.span>
  );
}
