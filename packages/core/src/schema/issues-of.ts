import type * as z from 'zod/mini';
import type { Issue } from '../base/failure/index.js';

/** The issues of a value in the form of core's checks; the code of a wrong shape is 'invalid'. */
export function issuesOf(schema: z.ZodMiniType, value: unknown): readonly Issue[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: codeOf(issue),
    message: issue.message,
  }));
}

function codeOf(issue: z.core.$ZodIssue): string {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  return typeof code === 'string' ? code : 'invalid';
}
