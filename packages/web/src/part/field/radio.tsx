import { chakra } from '@chakra-ui/react';
import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from './field-context';
import { tickStyle } from './tick-style';

const Dot = chakra('input', tickStyle);

/** One radio button of a group that spans several rows. */
export function Radio({ id, disabled, ...rest }: Omit<ComponentPropsWithRef<typeof Dot>, 'type' | 'round'>) {
  return <Dot round type="radio" {...useFieldControl({ id, disabled })} {...rest} />;
}
