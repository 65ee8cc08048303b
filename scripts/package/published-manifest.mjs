/**
 * The package.json of a published package, from that of this repository.
 *
 * @param manifest - its `publishConfig` has the published entry points and commands, where they differ
 * @param commit - the packed commit, as npm records it in `gitHead`; null leaves it out
 * @returns the manifest without what only this repository reads
 * @see A-572
 */
export function publishedManifest(manifest, commit) {
  const { private: _, publishConfig = {}, devDependencies: __, scripts: ___, ...own } = manifest;
  const published = { ...own, ...publishConfig, ...(commit !== null && { gitHead: commit }) };
  return Object.fromEntries(Object.entries(published).filter(([, value]) => !isEmpty(value)));
}

const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
