import type * as z from 'zod/mini';
import type { Issue } from '../base/failure/index.js';

/**
 * A zod schema that validates the shape of a value and then runs a check of core. Each issue of the check becomes a zod
 * issue with the same path and text; its code is `params.code`. If the shape is wrong, only that is reported, and the
 * check does not run.
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

/** An index of a list is a number in a zod path. */
const partOf = (part: string): string | number => (/^\d+$/.test(part) ? Number(part) : part);
