import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { addressAbout, partiesIn } from './index.js';

const address = (path: string) => {
  const [pathname = '', search = ''] = path.split('?');
  return { pathname, query: new URLSearchParams(search), state: null };
};
const read = (path: string) => partiesIn(address(path));

describe('a URL about a client and a patient', () => {
  it.each([
    ['/create/prescription/client/21', '21', null],
    ['/create/prescription/client/21/', '21', null],
    ['/create/rx/product-selection?clientId=MjE%3D&patientId=MzE%3D', '21', '31'],
    ['/create/rx?clientId=MjE%3D&productId=NDA%3D', '21', null],
    ['/history?patient=31&q=rex', null, '31'],
    ['/history?client=21', '21', null],
    ['/history?patient=x', null, null],
    ['/create/rx', null, null],
    ['/officeuserx/create/rx?clientId=MjE%3D', null, null],
    ['/create/prescription/client/0', null, null],
  ])('C-278 %s names them', (path, clientId, patientId) => {
    expect(read(path)).toEqual({ clientId, patientId });
  });

  it.each([
    ['/create/prescription/client/21', '/create/prescription/client/5'],
    ['/create/prescription/client/21/', '/create/prescription/client/5/'],
    [
      '/create/rx?clientId=MjE%3D&patientId=MzE%3D&productId=NDA%3D',
      '/create/rx?clientId=NQ%3D%3D&patientId=Ng%3D%3D&productId=NDA%3D',
    ],
    ['/history?patient=31&q=rex&page=2', '/history?patient=6&q=rex&page=2'],
    ['/history?client=21', '/history?client=5'],
  ])('C-278 %s for another client and patient is %s', (path, expected) => {
    const named = read(path);
    const others = { clientId: named.clientId && '5', patientId: named.patientId && '6' };
    expect(addressAbout(address(path), others)).toBe(expected);
  });

  const id = fc.integer({ min: 1 }).map(String);
  const path = fc.constantFrom(
    '/create/rx',
    '/create/rx/product-selection/',
    '/create/prescription/client/7',
    '/history',
  );
  test.prop([path, id, id, fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.string(), { maxKeys: 3 })])(
    'C-278 a redirected URL names the new client and patient, and is otherwise unchanged',
    (pathname, clientId, patientId, others) => {
      const names = pathname === '/history' ? ['client', 'patient'] : ['clientId', 'patientId'];
      const beside = Object.entries(others).filter(([name]) => !names.includes(name));
      const start = addressAbout(
        { pathname, query: new URLSearchParams(beside), state: null },
        { clientId: '1', patientId: '2' },
      );
      const named = read(start);
      const about = { clientId: named.clientId && clientId, patientId: named.patientId && patientId };
      const led = address(addressAbout(address(start), about));
      expect(partiesIn(led)).toEqual(about);
      for (const [name, value] of beside) expect(led.query.get(name)).toBe(value);
    },
  );
});
