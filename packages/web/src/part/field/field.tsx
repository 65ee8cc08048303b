import { chakra } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { FieldContext } from './field-context';
import { FieldMessage } from './field-message';

interface FieldProps {
  readonly label: ReactNode;
  /** Only optional fields are marked. */
  readonly optional?: boolean;
  readonly help?: ReactNode;
  /** Validation error; replaces the help text. */
  readonly error?: string | null;
  /** Unusual but accepted: amber, with an icon. */
  readonly warning?: string | null;
  readonly disabled?: boolean;
  /** Its value was filled in from another source and is saved with the form. */
  readonly isNew?: boolean;
  /** Length of the input and the maximum length. */
  readonly counter?: { readonly length: number; readonly max: number };
  /** A small action next to the label, such as the shortcuts for directions. */
  readonly action?: ReactNode;
  /** Content directly after the label, such as the source of the value. */
  readonly mark?: ReactNode;
  readonly hideLabel?: boolean;
  /** ID of the control, to which the error summary links. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** One control in a column: label above, help or error below. */
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
        // Visually hidden instead of removed, because a missing label would leave the control without a name.
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
