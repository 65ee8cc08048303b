import type { DelegationEffect } from '@signa/core/practice';
import { enumeration } from '@signa/core/base';

/** For example 'Save adds Ada Only, removes Bo Deputy and changes the end of Cy Long. The others stay as they are.' */
export function effectText({ added, removed, changed }: DelegationEffect, nameOf: (id: string) => string): string {
  const names = (ids: readonly string[]) => enumeration(ids.map(nameOf));
  const parts = [
    ...(added.length > 0 ? [`adds ${names(added)}`] : []),
    ...(removed.length > 0 ? [`removes ${names(removed)}`] : []),
    ...(changed.length > 0 ? [`changes the end of ${names(changed)}`] : []),
  ];
  return `Save ${enumeration(parts)}. The others stay as they are.`;
}
