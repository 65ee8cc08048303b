import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtPaths } from '../../src/platform/route/built-paths';
import { createReader } from './module-imports';
import { modulesNeeded } from './modules-needed';
import { pageRoots } from './page-roots';

const path = (name: string) => join(import.meta.dirname, '../../src', name);
const endOf = (file: string) => file.replace(/.*[\\/]/, '');

it('finds the module of every page in the route table', () => {
  const roots = pageRoots(path('app/routes/built-routes.tsx'));
  expect([...roots.keys()].sort()).toEqual([...builtPaths].sort());
  expect(roots.get('/approve')).toBe('../../screen/approve/approve-screen');
  expect(roots.get('/create/rx')).toBe('../../screen/prescribe/prescribe-screen');
});

it('follows re-exports, skips type imports, and keeps the queue free of its approval code', () => {
  const modules = modulesNeeded(path('main.ts'), createReader());
  const needed = modules
    .filter(({ roots }) => roots.has(path('screen/approve/approve-screen.tsx')))
    .map((module) => endOf(module.path));
  expect(needed).toContain('approve-queue.tsx');
  expect(needed).toContain('queue-filter.ts');
  expect(needed).toContain('check-check.mjs');
  expect(needed).not.toContain('prescription-editor.tsx');
  expect(needed).not.toContain('index.ts');
  expect(needed.filter((name) => name === 'lucide-react.mjs')).toEqual([]);
});
