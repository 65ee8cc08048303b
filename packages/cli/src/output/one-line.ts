import { printable } from '@signa/core/base';

/**
 * A text that a person once typed, as it may be shown in a field: a control character in it would be read as the next
 * field, or would steer the terminal, so each run of them becomes a space. Marks that turn the direction are
 * shown by their code, so that the width of a column is that of what is printed (C-287).
 */
export const oneLine = (text: string): string => printable(text.replaceAll(/\p{Cc}+/gu, ' '));
