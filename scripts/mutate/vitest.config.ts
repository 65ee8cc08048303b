import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config';

/** The tests of the part that is mutated. */
const part = process.env['SIGNA_MUTATED_PART'];
const projects = (everything.test?.projects ?? []) as { readonly test?: { readonly name?: string } }[];
const project = projects.find(({ test }) => test?.name === part);
if (!project) throw new Error(`There is no part ${part} with tests`);

export default defineConfig(project);
