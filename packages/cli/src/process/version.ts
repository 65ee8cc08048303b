import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

// Found from this file, whether it runs by itself or within the bundle.
const manifest = JSON.parse(readFileSync(findPackageJSON('.', import.meta.url) ?? '', 'utf8')) as { version: string };

/** The version of this command line. */
export const { version } = manifest;
