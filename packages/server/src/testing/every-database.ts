import { describe } from 'vitest';
import { embeddedTestDatabase } from './embedded-test-database.js';
import { postgresTestDatabase } from './postgres-test-database.js';
import type { TestContent } from './template.js';
import type { TestDatabase } from './test-database.js';

type Suite = (make: (content?: TestContent) => Promise<TestDatabase>) => void;

/** Runs a suite on both databases, the embedded one and a real PostgreSQL, each with the sample unless it asks for none. */
export function describeOnEveryDatabase(title: string, suite: Suite): void {
  describe(`${title} (embedded)`, () => suite(embeddedTestDatabase));
  describe(`${title} (PostgreSQL)`, () => suite(postgresTestDatabase));
}

/** Runs a suite once: on PostgreSQL, which takes a third of the time, or where there is none on the embedded database (decision 59). */
export function describeOnOneDatabase(title: string, suite: Suite): void {
  describe(title, () => suite(process.env['SIGNA_TEST_DATABASE_URL'] ? postgresTestDatabase : embeddedTestDatabase));
}
