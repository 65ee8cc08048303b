import type { CommandRow, OwnTests, CoveringTest } from './row.test-data.js';

const vet = 'vet@signa.test';
const open = {
  ...{ id: '5', username: vet, reason: 'Ticket 4711', startedAt: '2026-11-20T11:30:00.000Z' },
  ...{ expiresAt: '2026-11-20T12:30:00.000Z', unlockedUntil: '2026-11-20T12:10:00.000Z' },
};
const started = {
  ...{ username: vet, locationUserId: '7', userLocationRoleId: '2', locationId: '1' },
  expiresAt: '2026-11-20T13:00:00.000Z',
};
const lookingUp = {
  ...{ locationId: '1', reason: '4711' },
  ...{ openedAt: '2026-11-20T12:00:00.000Z', expiresAt: '2026-11-20T13:00:00.000Z' },
};
const supportUser = {
  ...{ username: 'support@signa.test', email: 'sam@signa.test', firstName: 'Sam', lastName: 'Reyes' },
  inAdminSupportGroup: true,
};
const prescriptions = { prescription: { id: '12', refills: [{ id: '1' }, { id: '2' }] } };

/** Commands about the signed-in user, impersonation, and the contract. */
export const sessionRows: Readonly<Record<string, CommandRow>> = {
  whoami: {
    line: '',
    answers: { GetSupportUser: { data: { supportUser } } },
    sends: [['GetSupportUser', {}]],
    prints: supportUser,
    asks: 'as oneself',
    isForSupport: false,
    options: {},
  },
  api: {
    line: 'GetPrescription id=12',
    answers: { GetPrescription: { data: prescriptions }, Roles: { data: { roles: [{ id: '2' }, { id: '3' }] } } },
    sends: [['GetPrescription', { id: '12' }]],
    prints: prescriptions,
    asks: 'as the person',
    isForSupport: false,
    options: {
      '[operation]': { line: 'Roles', sends: [['Roles', {}]], prints: { roles: [{ id: '2' }, { id: '3' }] } },
      '[variables...]': { line: 'GetPrescription id=13', sends: [['GetPrescription', { id: '13' }]] },
      '--list': {
        file: 'api/operation-usage.test.ts',
        title: 'A-300 lists every operation with its arguments and types',
      },
      '--help': {
        line: 'GetPrescription --help',
        sends: [],
        prints: {
          ...{ name: 'GetPrescription', kind: 'query', call: 'signa api GetPrescription id=…' },
          takes: [{ name: 'id', type: 'ID!', fields: [] }],
        },
      },
    },
  },
  'support open': {
    line: '--location 1 --reason 4711',
    answers: { OpenSupportAccess: { data: { openSupportAccess: lookingUp } } },
    sends: [['OpenSupportAccess', { locationId: '1', reason: '4711' }]],
    prints: lookingUp,
    asks: 'as oneself',
    isForSupport: true,
    options: {
      '--location': {
        line: '--location 2 --reason 4711',
        sends: [['OpenSupportAccess', { locationId: '2', reason: '4711' }]],
      },
      '--reason': {
        line: '--location 1 --reason 4712',
        sends: [['OpenSupportAccess', { locationId: '1', reason: '4712' }]],
      },
    },
  },
  'impersonate start': {
    line: `${vet} --reason 4711`,
    answers: { StartImpersonation: { data: { startImpersonation: started } } },
    sends: [['StartImpersonation', { username: vet, reason: '4711' }]],
    prints: started,
    says: [`You work as ${vet}, read-only. To make changes, run: signa api UnlockImpersonation`],
    asks: 'as oneself',
    isForSupport: true,
    options: {
      '<username>': {
        line: 'tech@signa.test --reason 4711',
        sends: [['StartImpersonation', { username: 'tech@signa.test', reason: '4711' }]],
      },
      '--reason': {
        line: `${vet} --reason 4712`,
        sends: [['StartImpersonation', { username: vet, reason: '4712' }]],
      },
    },
  },
  'impersonate status': {
    line: '',
    answers: { GetOpenImpersonation: { data: { openImpersonation: open } } },
    sends: [['GetOpenImpersonation', {}]],
    prints: open,
    says: ['It was started in another session: commands here run as you.'],
    asks: 'as oneself',
    isForSupport: true,
    options: {},
  },
};

const completed: CoveringTest = {
  file: 'command/completion.test.ts',
  title: 'A-303 completes commands, subcommands, flags and choices, and nothing hidden',
};
const tailed: CoveringTest = {
  file: 'command/tail/tail.test.ts',
  title: 'A-406 prints the last entries, then each new one, one JSON object per line with --json, until Ctrl+C',
};
const schema: CoveringTest = {
  file: 'schema/command-schemas.test.ts',
  title: 'A-313 prints the published schema of a command, of every command, and of the data of an operation',
};

/** Commands that don't print exactly one JSON value, and the tests that cover their options and arguments. */
export const ownTests: Readonly<Record<string, OwnTests>> = {
  login: {
    '--server': { file: 'start.test.ts', title: 'A-301 A-189 signs in to %s if no server is named' },
    '--device': {
      file: 'session/device-sign-in.test.ts',
      title: 'A-189 A-299 signs in on another device, showing the code and an address that includes it',
    },
    '--with-token': { file: 'program.test.ts', title: 'A-189 A-191 keeps a token from stdin and never prints it' },
  },
  logout: {},
  'impersonate exit': {},
  tail: {
    '--location': {
      file: 'command/tail/tail.test.ts',
      title: 'A-406 requests entries and changes of the given location as the user of the session',
    },
    '--lines': tailed,
    '--json': tailed,
    '--jq': {
      file: 'command/tail/tail.test.ts',
      title: 'A-406 prints lines for a reader, the selected fields, or the jq result of each',
    },
  },
  version: {
    '--json': {
      file: 'command/version.test.ts',
      title: 'A-531 shows both versions, sends its own, and is silent if only the patch differs',
    },
    '--jq': { file: 'command/version.test.ts', title: 'A-531 prints the jq result' },
  },
  schema: { '[command...]': schema },
  completion: {
    '<shell>': { file: 'command/completion.test.ts', title: 'A-303 bash loads the script and offers the candidates' },
  },
  __complete: { '[words...]': completed },
};
