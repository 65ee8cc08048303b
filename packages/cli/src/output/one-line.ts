/**
 * A text that a person once typed, as it may be shown: a control character in it would be read as the next field, or
 * would steer the terminal, so each run of them becomes a space.
 */
export const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
