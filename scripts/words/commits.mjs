const longest = 65;

/** What is wrong with the subject of a commit. Git's own subjects of merges and reverts are left alone. */
export function subjectFaults(subject) {
  if (/^(Merge|Revert) /.test(subject)) return [];
  return [
    ...(subject.length > longest ? [`${subject.length} characters, at most ${longest}`] : []),
    ...(/\.$/.test(subject) ? ['ends with a period'] : []),
  ].map((fault) => `commit '${subject}': ${fault}`);
}

/**
 * Where the commits to check begin: at origin/main, else at the last tag. In a clone without both, or a shallow one that
 * does not reach them, only HEAD's own subject is checked.
 *
 * @param git - answers the lines of a git command, none where it fails
 * @returns the subjects
 */
export function newSubjects(git) {
  const [base] = [...git('merge-base', 'HEAD', 'origin/main'), ...git('describe', '--tags', '--abbrev=0')];
  return base === undefined
    ? git('log', '-1', '--format=%s')
    : git('log', '--no-merges', '--format=%s', `${base}..HEAD`);
}
