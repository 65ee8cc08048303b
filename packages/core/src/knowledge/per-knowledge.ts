import type { KnowledgePackage } from './knowledge-package.js';

/** What `make` derives from a package, computed once for each package. */
export function perKnowledge<Value>(
  make: (knowledge: KnowledgePackage) => Value,
): (knowledge: KnowledgePackage) => Value {
  const known = new WeakMap<KnowledgePackage, { readonly value: Value }>();
  return (knowledge) => {
    const found = known.get(knowledge) ?? { value: make(knowledge) };
    known.set(knowledge, found);
    return found.value;
  };
}
