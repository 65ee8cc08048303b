const longest = 65;

/** The faults in a commit's subject. The default subjects of merges and reverts are exempt. */
export function subjectFaults(subject) {
  if (/^(Merge|Revert) /.test(subject)) return [];
  return [
    ...(subject.length > longest ? [`${subject.length} characters, at most ${longest}`] : []),
    ...(/\.$/.test(subject) ? ['ends with a period'] : []),
  ].map((fault) => `commit '${subject}': ${fault}`);
}

/**
 * The subjects of the commits to check: those since origin/main, or else since the last tag. In a clone without both,
 * or in a shallow one, only HEAD's subject is checked.
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
