import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { modules } from '../../practice/location/practice.test-data.js';
import { grants, isViewImplied, type ModuleSelection, withModule, withRight } from './index.js';

const byName = (name: string) => {
  const module = modules.find((one) => one.name === name);
  if (!module) throw new RangeError(name);
  return module;
};
const none: ModuleSelection = new Map();

describe('the selection of modules', () => {
  it('A-067 selects with view and edit, and removes all rights of a deselected module', () => {
    const selected = withModule(none, byName('clients'), true, modules);
    expect([...selected.values()]).toEqual([{ canView: true, canEdit: true, canDelete: false }]);
    expect(withModule(selected, byName('clients'), false, modules).size).toBe(0);
  });

  it('A-067 A-029 a page in a group selects the group, and is deselected with it', () => {
    const selected = withModule(none, byName('shortcuts'), true, modules);
    expect(selected.get(byName('administration').id)).toEqual({ canView: true, canEdit: false, canDelete: false });
    expect(withModule(selected, byName('administration'), false, modules).size).toBe(0);
  });

  it('A-067 a granted right selects its module, with view', () => {
    const selected = withRight(none, byName('orders'), 'delete', true, modules);
    expect(selected.get(byName('orders').id)).toEqual({ canView: true, canEdit: false, canDelete: true });
    expect(withRight(none, byName('orders'), 'edit', false, modules)).toBe(none);
  });

  const anyStep = fc.record({
    module: fc.constantFrom(...modules),
    right: fc.constantFrom('view', 'edit', 'delete', null),
    isOn: fc.boolean(),
  });
  test.prop([fc.array(anyStep, { maxLength: 40 })])(
    'A-067 never has edit or delete without view, nor a page without its group',
    (steps) => {
      const selection = steps.reduce(
        (held, { module, right, isOn }) =>
          right === null ? withModule(held, module, isOn, modules) : withRight(held, module, right, isOn, modules),
        none,
      );
      for (const rights of selection.values()) {
        if (isViewImplied(rights)) expect(grants(rights, 'view')).toBe(true);
      }
      for (const { id, parentModuleId } of modules)
        if (parentModuleId !== null && selection.has(id)) expect(selection.has(parentModuleId)).toBe(true);
    },
  );
});
