import { chakra } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAfterPress } from '../../platform/pointer/use-after-press';

interface FieldMessageProps {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly warning?: string | null;
}

/**
 * The line under a control: its error, or else its warning, or else its help. Errors and warnings also have an icon. A
 * field that loses focus to a press shows its error only after the press, because the line moves the content below it
 * (P-310).
 */
export function FieldMessage({ id, help, error: latestError, warning: latestWarning }: FieldMessageProps) {
  const error = useAfterPress(latestError);
  const warning = useAfterPress(latestWarning);
  const shown = error ?? warning;
  if (!shown) {
    return help ? (
      <chakra.p id={id} textStyle="meta" color="fg.subtle">
        {help}
      </chakra.p>
    ) : null;
  }
  const Icon = error ? CircleAlert : TriangleAlert;
  return (
    <chakra.p
      id={id}
      display="flex"
      gap="1.5"
      alignItems="baseline"
      textStyle="meta"
      color={error ? 'status.expired.fg' : 'status.near.fg'}
    >
      <Icon size={14} aria-hidden style={{ flexShrink: 0, position: 'relative', top: 2 }} />
      <span>{shown}</span>
    </chakra.p>
  );
}
