import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldMessage } from '../../../part/field/field-message';
import { Switch } from '../../../part/field/switch';

interface SwitchLineProps {
  /** The label above the switch. */
  readonly title: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (next: boolean) => void;
  readonly help?: string | undefined;
  readonly error?: string | null;
}

/** A switch as a form field. */
export function SwitchLine({ title, label, checked, onChange, help, error = null }: SwitchLineProps) {
  const id = useId();
  const isSaid = Boolean(help ?? error);
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.span textStyle="strong" fontSize="0.8125rem">
        {title}
      </chakra.span>
      <Switch checked={checked} onChange={onChange} {...(isSaid && { 'aria-describedby': id })}>
        {label}
      </Switch>
      <FieldMessage id={id} help={help} error={error} />
    </chakra.div>
  );
}
