import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  connectionTexts,
  elapsedText,
  incompleteUserText,
  isConnected,
  isLinkableUser,
  readInstallation,
  readUser,
  stageState,
  userLinkedNotice,
  userUnlinkedNotice,
  userLinkFailedNotice,
  usersInOrder,
  userTakenText,
} from './index.js';

const account = { pimsAccountId: 'acct', pimsConnectionType: 'EZYVET' } as const;
const anything = fc.anything({ withNullPrototype: true, withBigInt: true });

describe('a user of the practice system', () => {
  it('A-179 is read with its three IDs, its name and its license', () => {
    const reported = {
      pimsId: 201,
      displayName: ' Dr. Maya Okafor ',
      isProvider: '1',
      vetLicenseNumber: '012884',
      vetLicenseState: 'NY',
      vetLicenseExpiration: '2031-02-28T00:00:00Z',
      type: 'Veterinarian',
      originSystem: 'ezyVet',
    };
    expect(readUser(reported, account)).toEqual({
      ...account,
      pimsId: '201',
      displayName: 'Dr. Maya Okafor',
      isProvider: true,
      vetLicenseNumber: '012884',
      vetLicenseState: 'NY',
      vetLicenseExpiration: '2031-02-28',
      type: 'Veterinarian',
      originSystem: 'ezyVet',
    });
  });

  test.prop([
    fc.dictionary(fc.constantFrom('pimsId', 'displayName', 'isProvider', 'vetLicenseExpiration', 'type'), anything),
  ])('A-179 C-211 never throws, whatever was reported', (reported) => {
    const read = readUser(reported, account);
    expect(read).toMatchObject(account);
    expect((read.displayName ?? '').length).toBeLessThanOrEqual(400);
  });

  it('A-272 A-276 A-093 notices say that a link was created or removed', () => {
    expect([userLinkedNotice.title, userUnlinkedNotice.title]).toEqual(['User linked successfully.', 'User unlinked.']);
  });

  it('A-093 A-272 can be linked only with all three IDs', () => {
    const whole = { ...account, pimsId: '201' };
    expect(isLinkableUser(whole)).toBe(true);
    for (const field of Object.keys(whole))
      for (const missing of [null, undefined, '', ' '])
        expect(isLinkableUser({ ...whole, [field]: missing })).toBe(false);
    expect(incompleteUserText).toBe('The selected user has incomplete data.');
    expect(userLinkedNotice).toEqual({ status: 'success', title: 'User linked successfully.' });
    expect(userTakenText('Dr. Maya Okafor')).toBe('This PIMS user is already linked to Dr. Maya Okafor.');
    expect(userLinkFailedNotice('No such user.').title).toBe('Failed to link user: No such user.');
  });

  it('A-132 is listed with providers first, then by name', () => {
    const users = [
      { displayName: 'zoe', isProvider: false },
      { displayName: 'Adam', isProvider: false },
      { displayName: 'Mia', isProvider: true },
      { displayName: null, isProvider: false },
    ];
    expect(usersInOrder(users).map(({ displayName }) => displayName)).toEqual(['Mia', null, 'Adam', 'zoe']);
  });
});

describe('an installation', () => {
  const stage = {
    status: 'Running',
    startTime: '2026-11-22T09:03:00-05:00',
    endTime: null,
    elapsedTime: 664,
    lastSuccessful: '2026-11-22T13:04:00Z',
  };

  it('A-179 reports what is connected and its status', () => {
    const reported = {
      accountId: 'acct',
      practiceName: 'Wren Street',
      pims: 'ezyVet',
      schedule: { nextRun: '2026-11-22T15:00:00Z', frequency: 'Every hour' },
      lastHeartbeat: '2026-11-22T14:14:00Z',
      extraction: stage,
    };
    expect(readInstallation(reported)).toEqual({
      information: {
        pimsAccountId: 'acct',
        practiceName: 'Wren Street',
        pims: 'ezyVet',
        schedule: { nextRun: '2026-11-22T15:00:00.000Z', frequency: 'Every hour' },
      },
      status: {
        pimsAccountId: 'acct',
        lastHeartbeat: '2026-11-22T14:14:00.000Z',
        extraction: {
          ...stage,
          startTime: '2026-11-22T14:03:00.000Z',
          lastSuccessful: '2026-11-22T13:04:00.000Z',
        },
        intermediate: null,
        staging: null,
      },
    });
    expect(readInstallation({ accountId: 'acct', schedule: {} }).information.schedule).toBeNull();
  });

  it('A-179 reports each stage separately, as far as it is known', () => {
    const at = (hour: string) => `2026-11-22T${hour}:00:00.000Z`;
    const reported = {
      accountId: 'acct',
      extraction: {
        status: 'done',
        startTime: at('01'),
        endTime: at('02'),
        elapsedTime: 3600.4,
        lastSuccessful: at('02'),
      },
      intermediate: { status: 'running', startTime: at('03'), elapsedTime: -1 },
      staging: { status: 'waiting', endTime: at('05'), elapsedTime: 1_000_000_000, lastSuccessful: at('04') },
    };
    const { extraction, intermediate, staging } = readInstallation(reported).status;
    expect(extraction).toEqual({ ...reported.extraction, elapsedTime: 3600 });
    expect(intermediate).toEqual({
      ...{ status: 'running', startTime: at('03'), endTime: null, elapsedTime: null, lastSuccessful: null },
    });
    expect(staging).toEqual({
      ...{ status: 'waiting', startTime: null, endTime: at('05'), elapsedTime: null, lastSuccessful: at('04') },
    });
  });

  it.each([
    ['2026-11-22T14:03:00Z', '2026-11-22T14:03:00.000Z'],
    [' 2026-11-22T14:03:00.250Z ', '2026-11-22T14:03:00.250Z'],
    ['2026-11-22T09:03:00-05:00', '2026-11-22T14:03:00.000Z'],
    ['2026-11-22T09:03:00-0500', '2026-11-22T14:03:00.000Z'],
    ['2026-11-22T14:03:00', null],
    ['2026-11-22', null],
    ['11/22/2026 14:03Z', null],
    ['22 Nov 2026 14:03:00 GMT', null],
    ['2026-13-22T14:03:00Z', null],
    ['T14:03:00Z', null],
    [1_795_000_000_000, null],
    [null, null],
  ])('A-179 C-211 reads the time %j as %j: without an offset it is unknown', (reported, at) => {
    expect(readInstallation({ lastHeartbeat: reported }).status.lastHeartbeat).toBe(at);
  });

  test.prop([fc.record({ schedule: anything, extraction: anything, lastHeartbeat: anything, accountId: anything })])(
    'A-179 C-211 never throws, whatever was reported',
    (reported) => {
      expect(Object.keys(readInstallation(reported).status)).toEqual([
        'pimsAccountId',
        'lastHeartbeat',
        'extraction',
        'intermediate',
        'staging',
      ]);
    },
  );

  it('A-121 is connected when its status has an account, and not when the request failed', () => {
    expect(isConnected({ pimsAccountId: 'acct' })).toBe(true);
    for (const status of [null, { pimsAccountId: null }, { pimsAccountId: ' ' }])
      expect(isConnected(status)).toBe(false);
    expect(connectionTexts).toEqual({ connected: 'Connected', notConnected: 'Not Connected' });
  });

  it.each([
    ['Completed', 'done'],
    ['SUCCESS', 'done'],
    ['In progress', 'running'],
    ['completed with errors', 'failed'],
    ['Asleep', 'unknown'],
    [null, 'unknown'],
  ] as const)('A-121 a step that the system calls %s is %s', (reported, state) => {
    expect(stageState(reported)).toBe(state);
  });

  it.each([
    [0, '0 s'],
    [48, '48 s'],
    [131, '2 min 11 s'],
    [120, '2 min'],
    [11_100, '3 h 5 min'],
    [7200, '2 h'],
  ])('A-121 %d seconds are shown as %s', (seconds, text) => {
    expect(elapsedText(seconds)).toBe(text);
  });
});
