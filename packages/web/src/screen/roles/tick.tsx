import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { tickStyle } from '../../part/field/tick-style';

const Box = chakra('input', tickStyle);

const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M4 8h8' fill='none' stroke='%23fff' stroke-width='2' stroke-linecap='round'/%3E%3C/svg%3E\")";

interface TickProps {
  /** Accessible name if there is no visible text, or an addition to it. */
  readonly label?: string;
  /** The visible text next to the box. */
  readonly shown?: string;
  readonly children?: ReactNode;
  readonly isOn: boolean;
  readonly isMixed?: boolean;
  /** Implied by another permission. It stays focusable so that arrow keys do not skip it. */
  readonly isLocked?: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly tabIndex: number;
  readonly 'data-cell': string;
  readonly onFocus: () => void;
}

/** A checkbox cell of the module table. */
export function Tick({
  label,
  shown,
  children,
  isOn,
  isMixed = false,
  isLocked = false,
  onChange,
  ...cell
}: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      justifyContent={children ? 'flex-start' : 'center'}
      flexDirection={{ base: shown ? 'column' : 'row', md: 'row' }}
      gap={{ base: shown ? '0.5' : '2', md: '2' }}
      minH="6"
      cursor={isLocked ? 'not-allowed' : 'pointer'}
    >
      <Box
        ref={box}
        type="checkbox"
        aria-disabled={isLocked || undefined}
        checked={isOn}
        onChange={(event) => !isLocked && onChange(event.target.checked)}
        opacity={isLocked ? 0.55 : 1}
        css={{
          '&:indeterminate': { backgroundColor: 'accent.solid', borderColor: 'accent.solid', backgroundImage: dash },
        }}
        {...cell}
      />
      {shown && (
        <chakra.span textStyle="meta" fontWeight="normal">
          {shown}
        </chakra.span>
      )}
      {!children && <chakra.span srOnly>{label}</chakra.span>}
      {children}
    </chakra.label>
  );
}
