import { describe, expect, it } from 'vitest';
import { actionKey } from './action-key';

describe('the notice key of an action', () => {
  it('P-224 is the same for a retry with different content, wherever the button is', () => {
    const first = actionKey('ArchivePrescription', { id: '41', input: { archived: true } }, 'a');
    expect(actionKey('ArchivePrescription', { id: '41', input: { archived: false } }, 'b')).toBe(first);
    expect(actionKey('UpdateLocationPatient', { input: { id: '6', weight: 12 } }, 'a')).toBe(
      actionKey('UpdateLocationPatient', { input: { id: '6', weight: 13 } }, 'b'),
    );
  });

  it('P-224 differs for another row, another operation, and a new record created elsewhere', () => {
    const first = actionKey('ArchivePrescription', { id: '41' }, 'a');
    expect(actionKey('ArchivePrescription', { id: '42' }, 'a')).not.toBe(first);
    expect(actionKey('ReprintPrescription', { id: '41' }, 'a')).not.toBe(first);
    expect(actionKey('AddShortcut', { input: { label: 'bid' } }, 'a')).not.toBe(
      actionKey('AddShortcut', { input: { label: 'bid' } }, 'b'),
    );
  });
});
