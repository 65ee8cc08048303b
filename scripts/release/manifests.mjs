import { existsSync, readdirSync } from 'node:fs';
import { at } from '../place.mjs';

/** Packages that are no part of a release: a tool of the build with a version of its own. */
const separate = new Set(['static-styles']);

/** The paths of the package.json files that have the version of a release. */
export const releasedManifests = () => [
  at('package.json'),
  ...readdirSync(at('packages'))
    .filter((name) => !separate.has(name))
    .map((name) => at('packages', name, 'package.json'))
    .filter((path) => existsSync(path)),
];
