import * as z from 'zod/mini';

/** Parts of the shapes: what a field may hold before anything is asked of its value. */
export const text = z.string();
export const anyText = z.nullable(text);
export const openText = z.nullish(text);
/** Of any value, NaN too: what was typed and is no number has a text of its own. */
export const number = z.custom<number>((value) => typeof value === 'number');
export const anyNumber = z.nullable(number);
export const openNumber = z.nullish(number);
export const flag = z.boolean();
export const openFlag = z.nullish(flag);
