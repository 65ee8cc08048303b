import { maskPhone } from '@signa/core/base';
import { ShapedInput } from '../field/shaped-input';
import type { ShapedInputProps } from '../field/shaped-input';

const isKept = (sign: string) => /[\d+]/.test(sign);

/** The number of a phone: groups of 3, 3 and 4 digits while it is typed, none of which is dropped (C-034, C-289). */
export function PhoneNumberInput(props: Omit<ShapedInputProps, 'shape' | 'keeps' | 'inputMode'>) {
  return <ShapedInput {...props} shape={maskPhone} keeps={isKept} inputMode="tel" />;
}
