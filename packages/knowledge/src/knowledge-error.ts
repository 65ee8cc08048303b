/** Faults of knowledge files, one line each. */
export class KnowledgeError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'KnowledgeError';
    this.faults = faults;
  }
}
