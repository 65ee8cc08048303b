import { describe } from 'vitest';
import { type TestDatabase, embeddedTestDatabase, postgresTestDatabase } from './test-database.js';

/** Runs a suite on both databases: the embedded one and a real PostgreSQL. */
export function describeOnEveryDatabase(title: string, suite: (make: () => Promise<TestDatabase>) => void): void {
  describe(`${title} (embedded)`, () => suite(embeddedTestDatabase));
  describe(`${title} (PostgreSQL)`, () => suite(postgresTestDatabase));
}
