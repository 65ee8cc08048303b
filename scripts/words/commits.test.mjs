import { expect, it } from 'vitest';
import { newSubjects, subjectFaults } from './commits.mjs';

it("limits the length of a commit's subject, and rejects a final period", () => {
  expect(subjectFaults('x'.repeat(65))).toEqual([]);
  expect(subjectFaults('x'.repeat(66))).toEqual([expect.stringContaining('66 characters, at most 65')]);
  expect(subjectFaults('Fix the build.')).toEqual([expect.stringContaining('ends with a period')]);
  expect(subjectFaults(`Merge branch '${'x'.repeat(66)}'`)).toEqual([]);
});

/** A repository that answers these commands; every other command fails. */
const repository =
  (answers) =>
  (...parameters) =>
    answers[parameters.join(' ')] ?? [];
const subjectsSince = (base) => `log --no-merges --format=%s ${base}..HEAD`;

it('reads the commits since origin/main, else since the last tag, else that of HEAD', () => {
  const answers = {
    'merge-base HEAD origin/main': ['main1'],
    'describe --tags --abbrev=0': ['v1'],
    [subjectsSince('main1')]: ['Since main'],
    [subjectsSince('v1')]: ['Since the tag'],
    'log -1 --format=%s': ['Of HEAD'],
  };
  const { 'merge-base HEAD origin/main': _main, ...tagged } = answers;
  const { 'describe --tags --abbrev=0': _tag, ...fresh } = tagged;
  expect(newSubjects(repository(answers))).toEqual(['Since main']);
  expect(newSubjects(repository(tagged))).toEqual(['Since the tag']);
  expect(newSubjects(repository(fresh))).toEqual(['Of HEAD']);
});
