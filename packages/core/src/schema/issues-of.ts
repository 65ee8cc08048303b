import type * as z from 'zod/mini';
import type { Issue } from '../base/failure/index.js';

/** What a value violates, as every check of core tells it; 'invalid' is the code of a shape that is wrong. */
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
