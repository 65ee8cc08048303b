import { maskPhone } from '@signa/core/base';
import { ShapedInput } from '../field/shaped-input';
import type { ShapedInputProps } from '../field/shaped-input';

const isKept = (sign: string) => /[\d+]/.test(sign);

/** A phone number input that groups digits 3-3-4 while typing and never drops any (C-034, C-289). */
export function PhoneNumberInput(props: Omit<ShapedInputProps, 'shape' | 'keeps' | 'inputMode'>) {
  return <ShapedInput {...props} shape={maskPhone} keeps={isKept} inputMode="tel" />;
}
