import { knowledgePackageSchema } from '@signa/core/schema';
import { toJSONSchema } from 'zod/mini';

/** The format of a package as a JSON Schema (draft 2020-12), for programs that write or check one. */
export function packageJsonSchema(): string {
  const schema = toJSONSchema(knowledgePackageSchema);
  const named = { $id: 'https://signa.example/knowledge-package-1.schema.json', title: 'Knowledge package, format 1' };
  return `${JSON.stringify({ ...named, ...schema }, null, 2)}\n`;
}
