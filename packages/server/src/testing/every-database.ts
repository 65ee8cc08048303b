import { describe } from 'vitest';
import { embeddedTestDatabase } from './embedded-test-database.js';
import { postgresTestDatabase } from './postgres-test-database.js';
import type { TestContent } from './template.js';
import type { TestDatabase } from './test-database.js';

/** Runs a suite on both databases, the embedded one and a real PostgreSQL, each with the sample unless it asks for none. */
export function describeOnEveryDatabase(
  title: string,
  suite: (make: (content?: TestContent) => Promise<TestDatabase>) => void,
): void {
  describe(`${title} (embedded)`, () => suite(embeddedTestDatabase));
  describe(`${title} (PostgreSQL)`, () => suite(postgresTestDatabase));
}
