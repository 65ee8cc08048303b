import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldControl } from './field-context';

/** A read-only value; the help text of its field explains why. */
export function LockedValue({ children, icon = true }: { readonly children: ReactNode; readonly icon?: boolean }) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();
  return (
    <chakra.output
      id={id}
      aria-describedby={describedBy}
      // Focusable, so that focus can move here if this value is the first error.
      aria-invalid={invalid}
      tabIndex={invalid ? -1 : undefined}
      display="flex"
      alignItems="center"
      gap="2"
      minH="control"
      px="2.5"
      bg="bg.sunken"
      color="fg.muted"
      borderWidth="1px"
      borderColor={invalid ? 'status.expired.fg' : 'border.default'}
      borderRadius="control"
    >
      {icon && <Lock size={14} aria-hidden />}
      {children}
    </chakra.output>
  );
}
