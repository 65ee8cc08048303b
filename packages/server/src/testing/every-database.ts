import { describe, it, type TestOptions } from 'vitest';
import { embeddedTestDatabase } from './embedded-test-database.js';
import { hasPostgres, needsPostgres, postgresTestDatabase } from './postgres-test-database.js';
import type { TestContent } from './template.js';
import type { TestDatabase } from './test-database.js';

type Suite = (make: (content?: TestContent) => Promise<TestDatabase>) => void;

/** Runs a suite on both databases, the embedded one and a real PostgreSQL, each with the sample unless it opts out. */
export function describeOnEveryDatabase(title: string, suite: Suite): void {
  describe(`${title} (embedded)`, () => suite(embeddedTestDatabase));
  describeOnPostgres(`${title} (PostgreSQL)`, () => suite(postgresTestDatabase));
}

/**
 * Runs a suite once: on PostgreSQL, which takes a third of the time, or on the embedded database without one (decision
 * 59).
 */
export function describeOnOneDatabase(title: string, suite: Suite): void {
  describe(title, () => suite(hasPostgres() ? postgresTestDatabase : embeddedTestDatabase));
}

/**
 * Runs a suite that requires a real PostgreSQL. Without one, a single test fails in place of the suite and says how to
 * run it, because failing hooks would hide the reason among their consequences.
 */
export function describeOnPostgres(title: string, suite: () => void, options: TestOptions = {}): void {
  describe(title, options, () => {
    if (hasPostgres()) suite();
    else
      it('needs PostgreSQL', () => {
        throw new Error(needsPostgres);
      });
  });
}
