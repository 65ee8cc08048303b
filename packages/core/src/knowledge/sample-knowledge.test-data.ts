import { readFileSync } from 'node:fs';
import { knowledgePackageSchema } from '../schema/knowledge.js';
import type { KnowledgePackage } from './knowledge-package.js';

let sample: KnowledgePackage | undefined;

/** The sample package that the library publishes, `knowledge/signa-sample.json`; decoded once. */
export function sampleKnowledge(): KnowledgePackage {
  sample ??= knowledgePackageSchema.parse(
    JSON.parse(readFileSync(new URL('../../knowledge/signa-sample.json', import.meta.url), 'utf8')),
  );
  return sample;
}
