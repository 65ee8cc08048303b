import type { KnowledgePackage } from './knowledge-package.js';

const lists = ['sources', 'warnings', 'doses', 'laws'] as const satisfies readonly (keyof KnowledgePackage)[];

/**
 * Whether a value is a package that these rules can read. For content that was validated before, such as that of a
 * server; `knowledgePackageSchema` validates a file.
 *
 * @see P-393
 */
export function isKnowledgePackage(value: unknown): value is KnowledgePackage {
  if (typeof value !== 'object' || value === null) return false;
  const content: Readonly<Record<string, unknown>> = { ...value };
  return content['format'] === 1 && lists.every((list) => Array.isArray(content[list])) && 'vocabularies' in content;
}
