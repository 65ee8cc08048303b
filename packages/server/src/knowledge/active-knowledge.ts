import type { KnowledgePackage } from '@signa/core/knowledge';
import { sampleKnowledge } from '@signa/core/sample-knowledge';

/** The package that products are checked with. */
export const activeKnowledge: KnowledgePackage = sampleKnowledge;
