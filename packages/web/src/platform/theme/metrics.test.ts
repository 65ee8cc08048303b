import { modalWidth, sidebarCollapseWidth } from '@signa/core/practice';
import { expect, it } from 'vitest';
import { breakpoints, metrics } from './metrics';

it('A-038 a form dialog has the required width', () => {
  expect(metrics.sizes.modal).toEqual({ value: `${modalWidth}px` });
});

it('A-032 the side menu expands just above the width at which it collapses', () => {
  expect(Number.parseFloat(breakpoints.md) * 16).toBe(sidebarCollapseWidth + 1);
});
