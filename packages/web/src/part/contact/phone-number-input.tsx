import { maskPhone } from '@signa/core/contact';
import { ShapedInput } from '../field/shaped-input';
import type { ShapedInputProps } from '../field/shaped-input';

const isDigit = (sign: string) => /\d/.test(sign);

/** The number of a phone: groups of 3, 3 and 4 digits while it is typed (C-034). */
export function PhoneNumberInput(props: Omit<ShapedInputProps, 'shape' | 'keeps' | 'inputMode'>) {
  return <ShapedInput {...props} shape={maskPhone} keeps={isDigit} inputMode="tel" />;
}
