import type { Operations } from '@signa/core/contract';

type Shortcut = Operations['Shortcut']['data']['shortcut'][number];

/** A shortcut as the server returns it: for location 1 unless another one is given, or null for a global shortcut. */
export function sampleShortcut(change: Partial<Shortcut> = {}): Shortcut {
  const { locationId = '1', isActive = true } = change;
  return {
    id: '1',
    version: 1,
    type: 'SIG',
    label: 'bid',
    details: 'twice daily',
    isActive,
    locationId,
    isGlobal: locationId === null,
    shortcutsLocation: locationId === null ? [] : [{ locationId, isActive, locationName: 'Wren Street' }],
    ...change,
  };
}
