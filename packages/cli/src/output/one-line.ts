import { printable } from '@signa/core/base';

/**
 * Makes user-entered text safe to print in a field. Each run of control characters, which could start a new field or
 * control the terminal, becomes a space. Bidirectional control characters are shown as codes, so that column
 * widths match what is printed (C-287).
 */
export const oneLine = (text: string): string => printable(text.replaceAll(/\p{Cc}+/gu, ' '));
