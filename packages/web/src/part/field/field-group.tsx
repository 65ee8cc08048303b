import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldMessage } from './field-message';

export interface FieldGroupProps {
  readonly legend: string;
  readonly error: string | null;
  readonly children: ReactNode;
}

/** Fields that belong together, with what is wrong with them as a whole. */
export function FieldGroup({ legend, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <chakra.fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      display="flex"
      flexDirection="column"
      gap="3"
      minW="0"
      pt="4"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.legend float="left" w="full" textStyle="section">
        {legend}
      </chakra.legend>
      <FieldMessage id={id} error={error} />
      {children}
    </chakra.fieldset>
  );
}
