import { describe, expect, it } from 'vitest';
import { at } from './place.mjs';
import { countTests, namePattern, slowestFiles, workersFor } from './suite.mjs';

const file = (status, ...tests) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
});
const count = (code, ...testResults) => countTests({ testResults }, code);

describe('counting the report of a suite', () => {
  it('counts what passed and names what failed', () => {
    expect(count(1, file('failed', ['a', 'passed'], ['b', 'failed']), file('passed', ['c', 'passed']))).toEqual({
      passed: 2,
      failures: ['b'],
    });
  });

  it("shows the first lines of a test's error", () => {
    const [first] = count(1, {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        {
          fullName: 'a',
          status: 'failed',
          failureMessages: [`expected 1 to be 2\n\n  at a.ts:1\n${'at x\n'.repeat(50)}`],
        },
      ],
    }).failures;
    expect(first?.split('\n').slice(0, 3)).toEqual(['a', '    expected 1 to be 2', '      at a.ts:1']);
    expect(first?.split('\n').length).toBeLessThan(20);
  });

  it('counts a file that does not load, an error outside the tests, and a run without tests', () => {
    expect(count(1, file('failed'))).toEqual({ passed: 0, failures: ['a.test.ts could not run'] });
    expect(count(1, file('passed', ['a', 'passed']))).toEqual({
      passed: 1,
      failures: ['an error outside of the tests'],
    });
    expect(countTests(undefined, 1)).toEqual({ passed: 0, failures: ['no test ran'] });
  });

  it('counts a run in which no test ran as a failure, however vitest ended', () => {
    expect(count(0)).toEqual({ passed: 0, failures: ['no test ran'] });
    expect(countTests({ testResults: [file('passed', ['a', 'skipped'])] }, 0, /b/)).toEqual({
      passed: 0,
      failures: ['no test ran'],
    });
  });

  it('ignores the tests that a pattern excludes, and counts the others as usual', () => {
    const testResults = [file('passed', ['a one', 'passed'], ['a two', 'skipped'], ['b', 'skipped'], ['c', 'todo'])];
    expect(countTests({ testResults }, 0, /^a/)).toEqual({ passed: 1, failures: ['left out: a two'] });
    expect(countTests({ testResults }, 0, /one/)).toEqual({ passed: 1, failures: [] });
    const failing = [file('failed', ['a one', 'failed'], ['b', 'skipped'])];
    expect(countTests({ testResults: failing }, 1, /a/)).toEqual({ passed: 0, failures: ['a one'] });
  });

  it('counts a skipped test as a failure, by name', () => {
    expect(count(0, file('passed', ['a', 'skipped'], ['b', 'todo'], ['c', 'pending']))).toEqual({
      passed: 0,
      failures: ['left out: a', 'left out: b', 'left out: c'],
    });
  });
});

describe('the pattern that chooses tests by name', () => {
  it('is parsed in every notation; the last one applies', () => {
    for (const parameters of [
      ['a.test.ts', '-t', 'of a phone'],
      ['-t=of a phone', 'a.test.ts'],
      ['--testNamePattern', 'of a phone'],
      ['--testNamePattern=of a phone'],
      ['--test-name-pattern=of a phone'],
      ['-t', 'of a desk', '-t', 'of a phone'],
    ])
      expect(namePattern(parameters)).toEqual(/of a phone/);
    expect(namePattern(['-t', '^P-1(16|17) '])?.test('P-117 is deleted')).toBe(true);
  });

  it('is undefined if only files are given', () => {
    expect(namePattern([])).toBeUndefined();
    expect(namePattern(['print.e2e.ts', '--retry=2', '--typecheck'])).toBeUndefined();
  });
});

it('runs one test file per core, and one more if tests wait for a database or a browser', () => {
  expect(['core', 'web', 'server', 'journeys'].map((project) => workersFor(project, 2))).toEqual([2, 2, 3, 3]);
});

it('lists the slowest files first, and none below one second', () => {
  const report = { [at('a.test.ts')]: 2_000, [at('b.test.ts')]: 61_250, [at('c.test.ts')]: 900 };
  expect(slowestFiles(report).map((line) => line.trim())).toEqual(['61.3 s  b.test.ts', '2.0 s  a.test.ts']);
  expect(slowestFiles(report, 1)).toHaveLength(1);
  expect(slowestFiles(undefined)).toEqual([]);
});
