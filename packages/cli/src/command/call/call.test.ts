import { describe, expect, it } from 'vitest';
import { json, sent, signa, supportAt } from '../../testing/support.js';
import { signedIn } from '../../testing/terminal.js';

const number = 'K7QX-2M9R-4DTB';
const refusedCall = {
  ...{ number, at: '2026-11-20T10:00:01.000Z', operation: 'DeclinePrescription', code: 'FORBIDDEN', milliseconds: 41 },
  ...{ username: 'tech@wren.example', who: 'Hana Sato', support: null, locationId: '1', locationName: 'Wren Street' },
  ...{ records: ['prescription:12'], serverVersion: '0.1.0' },
};
const world = (over: object | null = {}, rest = {}) =>
  supportAt({ RefusedCall: { data: { refusedCall: over && { ...refusedCall, ...over } } } }, rest);

describe('signa call show', () => {
  it('A-424 shows the refused call for any spelling of its request ID, with the next steps', async () => {
    const at = world();
    expect(await signa(at, 'call', 'show', 'number k7qx2m9r4dtb', '--json')).toBe(0);
    expect(sent(at, 'RefusedCall')).toEqual([{ number }]);
    expect(json(at)).toEqual(refusedCall);
    expect(at.err).toEqual([
      'What is missing: signa why tech@wren.example DeclinePrescription --record prescription:12',
      'What happened to the record: signa timeline prescription 12',
      `A file about the call: signa bundle ${number}`,
    ]);
    const table = world();
    expect(await signa(table, 'call', 'show', number)).toBe(0);
    expect(table.out.join()).toMatch(/DeclinePrescription[\s\S]*FORBIDDEN[\s\S]*Hana Sato/);
  });

  it('A-424 names the location for signa why if the operation is not about a record', async () => {
    const at = world({ operation: 'AddPrescription', records: ['patient:3', 'client:9'] });
    await signa(at, 'call', 'show', number);
    expect(at.err.slice(0, 2)).toEqual([
      'What is missing: signa why tech@wren.example AddPrescription --location 1',
      'What happened to the record: signa timeline patient 3',
    ]);
    const withoutLocation = world({ operation: 'Roles', records: [], locationId: null });
    await signa(withoutLocation, 'call', 'show', number);
    expect(withoutLocation.err[0]).toBe('What is missing: signa why tech@wren.example Roles');
  });

  it('A-424 points to the log for a server fault, and to the PIMS for one that did not respond', async () => {
    const fault = world({ code: null, records: [] });
    await signa(fault, 'call', 'show', number);
    expect(fault.err).toEqual([`See the server's log for ${number}.`, `A file about the call: signa bundle ${number}`]);
    const partner = world({ code: 'PARTNER_UNREACHABLE', records: [] });
    await signa(partner, 'call', 'show', number);
    expect(partner.err[0]).toBe('Whether the practice system answers: signa pims status --location 1');
    const beside = world({ operation: '/impersonate', records: [] });
    await signa(beside, 'call', 'show', number);
    expect(beside.err).toEqual([`A file about the call: signa bundle ${number}`]);
  });

  it('A-424 A-191 exits with 1 for an unknown request ID, and with 2 and no call for an invalid one', async () => {
    const gone = world(null);
    expect(await signa(gone, 'call', 'show', number)).toBe(1);
    expect(gone.err.join()).toMatch(/No call found for K7QX-2M9R-4DTB\..*14 days/);
    for (const wrong of ['12', 'K7QX-2M9R-4DTU', '7f3a0c52-0b3e-4c52-9d4e-0c1f5a3b7e21']) {
      const at = world();
      expect(await signa(at, 'call', 'show', wrong), wrong).toBe(2);
      expect(at.requests).toEqual([]);
    }
  });

  it('A-424 A-190 requires support, and runs as the support user', async () => {
    const vet = world({}, { isSupport: false });
    expect(await signa(vet, 'call', 'show', number)).toBe(4);
    const at = world({}, { session: { ...signedIn, impersonating: 'vet@signa.test' } });
    expect(await signa(at, 'call', 'show', number)).toBe(0);
    expect(at.requests.map(({ headers }) => headers['impersonation'])).toEqual([undefined]);
  });
});
