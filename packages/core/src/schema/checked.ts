import type * as z from 'zod/mini';
import type { Issue } from '../base/failure/index.js';

/**
 * A schema of zod that takes a value by its shape and then by a check of core. Each violation becomes an issue of zod
 * at the same path and with the same text; the code of the violation is `params.code`. A shape that is wrong is told
 * alone: the check is not asked about what it could not read.
 *
 * @see P-003
 */
export function checked<Shape extends z.ZodMiniType>(
  shape: Shape,
  check: (value: z.output<Shape>) => readonly Issue[],
): Shape {
  return shape.check(({ value, issues }) => {
    for (const { path, code, message } of check(value))
      issues.push({
        code: 'custom',
        path: path === '' ? [] : path.split('.').map(partOf),
        message,
        params: { code },
        input: value,
      });
  });
}

/** An entry of a list is named by its number. */
const partOf = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part);
