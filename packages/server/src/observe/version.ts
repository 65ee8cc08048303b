import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** From the package that this file is part of, whether it runs by itself or within the bundle. */
const manifest = JSON.parse(readFileSync(findPackageJSON('.', import.meta.url) ?? '', 'utf8')) as { version: string };

/** The version of this server. */
export const { version } = manifest;
