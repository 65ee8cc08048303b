import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldControl } from './field-context';

/** A value that is fixed here; the reason stands below, as the help of its field. */
export function LockedValue({ children, icon = true }: { readonly children: ReactNode; readonly icon?: boolean }) {
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();
  return (
    <chakra.output
      id={id}
      aria-describedby={describedBy}
      // What is refused here must be reachable for who is led to the first error.
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
