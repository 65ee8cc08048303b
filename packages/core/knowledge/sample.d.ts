import type { KnowledgePackage } from '../dist/knowledge/index.js';

/** The sample package, built from packages/knowledge. Not for clinical use. */
export declare const sampleKnowledge: KnowledgePackage;
