import * as z from 'zod/mini';

/** Building blocks of the shapes, which do not validate values. */
export const text = z.string();
export const anyText = z.nullable(text);
export const openText = z.nullish(text);
/** Any number, including NaN, which stands for typed text that is not a number and has its own message. */
export const number = z.custom<number>((value) => typeof value === 'number');
export const anyNumber = z.nullable(number);
export const flag = z.boolean();
export const openFlag = z.nullish(flag);
