import type { KnowledgePackage } from './knowledge-package.js';

/** How records name a package: 'signa-sample 2026.11.1'. @see P-331 */
export const knowledgeName = ({ name, version }: Pick<KnowledgePackage, 'name' | 'version'>): string =>
  `${name} ${version}`;
