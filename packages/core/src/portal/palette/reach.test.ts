import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { mayUse } from '../../administration/permission/index.js';
import type { ContractName } from '../../contract/index.js';
import { guardRoute } from '../../practice/location/index.js';
import {
  isOfferedAtFirst,
  paletteActions,
  paletteReach,
  paletteScreens,
  placesTyped,
  prescribeAction,
  recordActions,
  linkToRecord,
  type PaletteAction,
  type PaletteRecord,
} from './index.js';
import { anyFacts, beatrix, dumpling, pregabalin, reachOf, records, selegiline } from './palette.test-data.js';

const titles = (actions: readonly PaletteAction[]) => actions.map(({ title }) => title);
const place = { assignmentId: '12', name: 'Battenkill Pet Wellness' };
const ways = (role: Parameters<typeof reachOf>[0]) => {
  const reach = reachOf(role);
  return records.map((record) => linkToRecord(record, reach));
};

/** The search for each kind of record. */
const searchOf: Readonly<Record<PaletteRecord['kind'], ContractName>> = {
  client: 'LocationClientSearch',
  patient: 'LocationClientSearch',
  prescription: 'GetPrescriptionHistory',
  product: 'ProductFamilies',
};
/** The page an action opens, and the operation it calls. */
const needsOf = ({ id, act }: PaletteAction): readonly ContractName[] => {
  if (id === 'add-client') return ['AddLocationClient'];
  if (id === 'link-client') return ['UpdateLocationClient'];
  return act.do === 'go' && id.startsWith('prescribe')
    ? ['AddPrescription']
    : id === 'create-rx'
      ? ['AddPrescription']
      : [];
};

describe('where records open', () => {
  it('P-289 opens each on its page', () => {
    expect(ways('VET')).toEqual([
      '/clients/profile/5',
      '/clients/profile/7?patientId=Ng%3D%3D',
      '/history/8',
      '/products/11',
    ]);
  });

  it('P-289 opens a new prescription for a client or patient whose profile is not accessible', () => {
    expect(ways(['create'])).toEqual([
      '/create/prescription/client/5',
      '/create/rx/product-selection/?clientId=Nw%3D%3D&patientId=Ng%3D%3D',
      null,
      null,
    ]);
  });

  it('P-289 offers nothing when nothing can be opened', () => {
    expect(ways(['orders'])).toEqual([null, null, null, null]);
    expect(reachOf(['orders']).records).toEqual([]);
    expect(reachOf(['history']).records).toEqual(['prescription']);
    expect(reachOf(['products']).records).toEqual(['product']);
    expect(reachOf(['clients']).records).toEqual(['client', 'patient']);
    expect(reachOf('VET').records).toEqual(['client', 'patient', 'prescription', 'product']);
  });

  test.prop([anyFacts])('P-289 never offers a record, page or action that the user may not reach', (facts) => {
    const reach = paletteReach(facts);
    const { caller, menu, features, locationId } = facts;
    const opens = (path: string) => guardRoute({ path, caller, menu, features }).outcome === 'allow';
    const may = (operation: ContractName) => mayUse({ operation, caller, locationIds: [locationId] }).allowed;
    for (const kind of reach.records) expect(may(searchOf[kind])).toBe(true);
    for (const record of records) {
      const to = linkToRecord(record, reach);
      if (to !== null) expect(opens(to.startsWith('/history/') ? '/history' : to)).toBe(true);
      expect(reach.records.includes(record.kind) && to === null).toBe(false);
    }
    for (const { link } of paletteScreens(menu, reach)) expect(opens(link)).toBe(true);
    const offered = [
      ...paletteActions(reach, []),
      ...records.flatMap((record) => recordActions(record, reach)),
      ...[prescribeAction(dumpling, reach)].filter((action) => action !== null),
    ];
    for (const action of offered) {
      if (action.act.do === 'go') expect(opens(action.act.to.split('?')[0] ?? '')).toBe(true);
      for (const operation of needsOf(action)) expect(may(operation)).toBe(true);
    }
  });
});

describe('pages', () => {
  it('P-289 P-297 are those of the menu, including those in groups, each with its letter', () => {
    const screens = paletteScreens(
      [
        { kind: 'link', name: 'dashboard', label: 'Dashboard', icon: 'layout-dashboard', link: '/dashboard' },
        {
          kind: 'group',
          name: 'administration',
          label: 'Administration',
          icon: 'settings',
          children: [
            { kind: 'link', name: 'shortcuts', label: 'Shortcuts', icon: 'zap', link: '/PrescribingShortcuts' },
          ],
        },
        { kind: 'link', name: 'new', label: 'New', icon: 'x', link: '/new' },
        { kind: 'link', name: 'shut', label: 'Shut', icon: 'x', link: '/shut' },
      ],
      { opens: (path) => path !== '/shut' },
    );
    expect(screens.map(({ label, group, letter }) => [label, group, letter])).toEqual([
      ['Dashboard', null, 'D'],
      ['Shortcuts', 'Administration', 'K'],
      ['New', null, null],
    ]);
  });

  it('P-297 have unique letters', () => {
    const all = paletteScreens(
      ['/dashboard', '/create', '/approve', '/clientsearch', '/products', '/history', '/orders', '/officeuserx']
        .concat('/link', '/reports', '/usermanagement', '/practicesettings', '/PrescribingShortcuts')
        .map((link) => ({ kind: 'link', name: link, label: link, icon: '', link }) as const),
      { opens: () => true },
    );
    expect(all.map(({ letter }) => letter).join('')).toBe('DRACPHOULEMSK');
  });
});

describe('actions', () => {
  it('P-295 are those the role permits, with other locations last', () => {
    const actions = paletteActions(reachOf('VET'), [place]);
    expect(titles(actions)).toEqual([
      'Create Rx',
      'Add New Client',
      'Link a client to PIMS',
      'Switch location',
      'Keyboard shortcuts',
      'Switch to Battenkill Pet Wellness',
    ]);
    expect(actions.map(({ act }) => act)).toEqual([
      { do: 'go', to: '/create' },
      { do: 'add-client' },
      { do: 'go', to: '/link' },
      { do: 'list-places' },
      { do: 'show-keys' },
      { do: 'switch', assignmentId: '12' },
    ]);
    expect(titles(actions.filter((action) => !isOfferedAtFirst(action)))).toEqual([
      'Switch to Battenkill Pet Wellness',
    ]);
    expect(placesTyped.startsWith('>')).toBe(true);
  });

  it('P-295 are found by title and by other words, and do one thing', () => {
    const places = [
      { assignmentId: '201', name: 'Ash Lane' },
      { assignmentId: '202', name: 'Elm Yard' },
    ];
    const found = paletteActions(reachOf('VET'), places);
    expect(found.map(({ id, words, act }) => [id, words, act])).toEqual([
      ['create-rx', ['new prescription', 'prescribe'], { do: 'go', to: '/create' }],
      ['add-client', ['new client', 'create client'], { do: 'add-client' }],
      ['link-client', ['connect with practice system'], { do: 'go', to: '/link' }],
      ['list-places', ['change location', 'change practice'], { do: 'list-places' }],
      ['show-keys', ['keys', 'help'], { do: 'show-keys' }],
      ['switch/201', ['Ash Lane'], { do: 'switch', assignmentId: '201' }],
      ['switch/202', ['Elm Yard'], { do: 'switch', assignmentId: '202' }],
    ]);
  });

  it('P-295 exclude other locations for a user without any, and all but the shortcut keys for a user without rights', () => {
    expect(titles(paletteActions(reachOf('VET'), []))).not.toContain('Switch location');
    expect(titles(paletteActions(reachOf(['orders']), []))).toEqual(['Keyboard shortcuts']);
  });

  it('P-295 include prescribing for a patient who is alive and active', () => {
    expect(prescribeAction(dumpling, reachOf('VET'))).toMatchObject({
      title: 'Create Rx for Dumpling',
      act: { do: 'go', to: '/create/rx/product-selection/?clientId=Nw%3D%3D&patientId=Ng%3D%3D' },
    });
    expect(prescribeAction({ ...dumpling, isPrescribable: false }, reachOf('VET'))).toBeNull();
    expect(prescribeAction(dumpling, reachOf(['clients']))).toBeNull();
  });

  it('P-292 for a record are those besides opening it', () => {
    const offered = (record: PaletteRecord, role: Parameters<typeof reachOf>[0] = 'VET') =>
      recordActions(record, reachOf(role)).map(({ title, act }) => [title, act.do === 'go' ? act.to : null]);
    expect(offered(beatrix)).toEqual([['Create Rx for Beatrix Lindgren', '/create/prescription/client/5']]);
    expect(offered(dumpling)).toEqual([
      ['Create Rx for Dumpling', '/create/rx/product-selection/?clientId=Nw%3D%3D&patientId=Ng%3D%3D'],
      ['Open the client', '/clients/profile/7'],
    ]);
    expect(offered(selegiline)).toEqual([
      ['Open Percival', '/clients/profile/10?patientId=OQ%3D%3D'],
      ['Open the client', '/clients/profile/10'],
    ]);
    expect(offered(pregabalin)).toEqual([
      ['Prescribe Pregabalin Capsules', '/create/rx/product-selection/?productFamily=UHJlZ2FiYWxpbg%3D%3D'],
    ]);
    expect(offered(beatrix, ['clients'])).toEqual([]);
    expect(offered(pregabalin, ['products'])).toEqual([]);
    expect(offered({ ...selegiline, patient: null })).toEqual([]);
    expect(offered({ ...dumpling, isPrescribable: false })).toEqual([['Open the client', '/clients/profile/7']]);
  });
});
