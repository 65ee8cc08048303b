import { describe, expect, it } from 'vitest';
import { actName } from './act-name';

describe('the name of an act among notices', () => {
  it('P-224 is the same for another try with other content, wherever it is pressed', () => {
    const first = actName('ArchivePrescription', { id: '41', input: { archived: true } }, 'a');
    expect(actName('ArchivePrescription', { id: '41', input: { archived: false } }, 'b')).toBe(first);
    expect(actName('UpdateLocationPatient', { input: { id: '6', weight: 12 } }, 'a')).toBe(
      actName('UpdateLocationPatient', { input: { id: '6', weight: 13 } }, 'b'),
    );
  });

  it('P-224 is another for another row, another operation, and for what is new in another place', () => {
    const first = actName('ArchivePrescription', { id: '41' }, 'a');
    expect(actName('ArchivePrescription', { id: '42' }, 'a')).not.toBe(first);
    expect(actName('ReprintPrescription', { id: '41' }, 'a')).not.toBe(first);
    expect(actName('AddShortcut', { input: { label: 'bid' } }, 'a')).not.toBe(
      actName('AddShortcut', { input: { label: 'bid' } }, 'b'),
    );
  });
});
