import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { z } from 'zod';

/** Read from the package of this file, whether it runs by itself or within the bundle. */
const manifest = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(findPackageJSON('.', import.meta.url) ?? '', 'utf8')));

/** The version of this server. */
export const { version } = manifest;
