import { oncePer } from '../base/cache/index.js';
import type { KnowledgePackage } from './knowledge-package.js';

/** What `make` derives from a package, computed once for each package. */
export const perKnowledge = <Value>(make: (knowledge: KnowledgePackage) => Value) => oncePer(make);
