import { builtInModules } from '@signa/core/practice';
import { Folder, Store } from 'lucide-react';
import { expect, it } from 'vitest';
import { menuIcon } from './menu-icon';

it('A-176 each module has its own icon, and an unknown module has a folder', () => {
  expect(builtInModules.filter(({ icon }) => menuIcon(icon) === Folder).map(({ icon }) => icon)).toEqual([]);
  const icons = new Set(builtInModules.map(({ icon }) => icon));
  expect(new Set([...icons].map(menuIcon)).size).toBe(icons.size);
  expect(menuIcon('store')).toBe(Store);
  expect(menuIcon('never-heard-of')).toBe(Folder);
});
