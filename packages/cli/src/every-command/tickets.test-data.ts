import { maya, wren } from '../testing/support.js';
import type { Call, CommandRow } from './row.test-data.js';

const number = 'K7QX-2M9R-4DTB';
const message = (id: string, locationId: string, state: string) => ({
  ...{ id, locationId, locationName: `Place ${locationId}`, kind: `order-${id}`, state, attempts: Number(id) },
  ...{ record: `prescription:${id}2`, rxNumber: id === '6' ? null : `26-10543${id}` },
  ...{ createdAt: `2026-11-20T10:00:0${id}.000Z`, lastAttemptAt: `2026-11-20T11:00:0${id}.000Z` },
  ...{ nextAttemptAt: state === 'waiting' ? `2026-11-20T12:00:0${id}.000Z` : null, lastError: `HTTP 50${id}` },
});
const messages = [message('5', '1', 'waiting'), message('6', '1', 'failed'), message('7', '2', 'failed')] as const;
const printed = ({ locationName, ...rest }: (typeof messages)[number]) => ({ ...rest, location: locationName });
const undelivered = { UndeliveredMessages: { data: { undeliveredMessages: messages } } };
const [, , lastMessage] = messages;
const resent = { ...lastMessage, state: 'waiting' };

const moment = (key: string, changes: object = {}) => ({
  ...{ key, at: `2026-11-20T10:00:0${key}.000Z`, kind: 'change', who: `Who ${key}`, what: `What ${key}` },
  ...{ state: null, detail: `Detail ${key}`, record: `task:${key}`, messageId: null },
  ...changes,
});
const moments = [
  moment('1'),
  moment('2', { kind: 'message', state: 'waiting', messageId: '52' }),
  moment('3', { kind: 'message', state: 'delivered', messageId: '53' }),
  moment('4', { kind: 'message', state: 'failed', messageId: '54' }),
];
const timeline = {
  ...{ locationId: '3', locationName: 'Elm Yard', timeZone: 'America/Denver', record: 'prescription:12' },
  ...{ status: 'Created', isCut: true, entries: moments },
};
const timelineNotices = [
  'prescription:12 (Created) at Elm Yard, location 3',
  'Resend it: signa events resend 52 --location 3',
  'Resend it: signa events resend 54 --location 3',
  'Older entries are not shown. Users who manage users at the location can read all of them in the audit.',
];
const timelineAsked = (changes: object = {}): readonly Call[] => [
  ['RecordTimeline', { noun: 'prescription', name: '26-105430', locationId: null, ...changes }],
];

const refusedCall = {
  ...{
    number,
    at: '2026-11-20T10:00:01.000Z',
    operation: 'UpsertPrescriptionTask',
    code: 'CONFLICT',
    milliseconds: 41,
  },
  ...{ who: 'Dr. Maya Okafor', username: 'vet@signa.test', support: 'support@signa.test' },
  ...{ locationId: '1', locationName: 'Wren Street', records: ['task:12', 'client:9'], serverVersion: '0.1.0' },
};

const bundleEntries = [
  {
    ...{ at: '2026-11-20T10:00:00.000Z', kind: 'change', who: 'Dr. Maya Okafor', what: 'Answered a request' },
    ...{ key: 'change:1', state: null, detail: 'Note', record: 'task:12', messageId: null },
  },
  {
    ...{ at: '2026-11-20T10:00:02.000Z', kind: 'change', who: 'Luis Ferreira', what: 'Answered a request' },
    ...{ key: 'change:2', state: null, detail: 'Note', record: 'task:12', messageId: null },
  },
];
const bundleTimeline = {
  ...{ locationId: '1', locationName: 'Wren Street', timeZone: 'America/New_York', record: 'task:12' },
  ...{ status: 'PENDING', isCut: true, entries: bundleEntries },
};
const assigned = {
  id: '70',
  username: 'vet@signa.test',
  locationsUsers: [{ ...maya, id: '6', locationId: '2' }, maya],
};
const access = (words: string, operations: readonly string[], isAllowed: boolean, ways: readonly object[]) => ({
  ...{ area: 'create', words, operations, isAllowed, ways },
});
const entries = [
  access('Decline a draft', ['DeclinePrescription'], true, [{ name: 'delegation', missing: [] }]),
  access('Issue a prescription', ['AddPrescription'], false, [
    { name: 'role', missing: ['One.', 'Two.'] },
    { name: 'license', missing: ['Three.'] },
  ]),
];
const timelineOf = (changes: object = {}): Call => [
  'RecordTimeline',
  { noun: 'request', name: '12', locationId: null, ...changes },
];
const settings: readonly Call[] = [
  ['GetLocation', { id: '1' }],
  ['featureFlags', { locationId: '1' }],
];
const bundlePrinted = {
  ...{ format: 'signa-bundle-1', madeAt: '2026-11-20T12:00:00.000Z', commandLine: '0.1.0', call: null },
  ...{ refusal: null, answeredInMs: 0, record: 'task:12', status: 'PENDING', isCut: true },
  location: {
    ...{ id: '1', isActive: true, timeZone: 'America/New_York', pims: 'EZYVET', isPimsEnabled: true },
    ...{ isSecretSet: true, isWritebackOn: true, isOfficeUseOn: false, pharmacies: 0 },
  },
  ...{ features: ['oobo', 'pimsWriteback'], operation: null, rights: null, people: 2 },
  timeline: [
    {
      ...{ at: '2026-11-20T10:00:00.000Z', after: 0, kind: 'change', by: 1, what: 'Answered a request', state: null },
      ...{ detail: 'Note', record: 'task:12', messageId: null },
    },
    {
      ...{ at: '2026-11-20T10:00:02.000Z', after: 2000, kind: 'change', by: 2, what: 'Answered a request' },
      ...{ state: null, detail: 'Note', record: 'task:12', messageId: null },
    },
  ],
};

const auditEntry = (sequence: string) => ({
  ...{ sequence, at: `2026-11-20T10:00:0${sequence}.000Z`, username: `user-${sequence}@signa.test` },
  ...{ name: `Name ${sequence}`, operation: `Operation${sequence}`, action: `Action ${sequence}` },
  impersonated:
    sequence === '9' ? { username: 'vet@signa.test', name: 'Dr. Maya Okafor', reason: 'Ticket 4711' } : null,
  ...{ subject: `prescription:${sequence}`, record: `Rx# ${sequence}`, hash: `hash-${sequence}` },
  changes: [
    { field: 'Directions', before: null, after: `After ${sequence}` },
    { field: 'Quantity', before: `Before ${sequence}`, after: null },
  ],
  rawChanges: [
    { path: 'directions', before: null, after: `Raw after ${sequence}` },
    { path: 'unitPerFill', before: `Raw before ${sequence}`, after: null },
  ],
});
const audit = { data: [auditEntry('9'), auditEntry('8')], hasMore: false };
const auditAsked = (changes: object = {}): readonly Call[] => [
  [
    'GetAudit',
    {
      ...{ locationId: '1', person: null, record: null, from: null, to: null, before: null, take: 50, raw: true },
      ...changes,
    },
  ],
];

const printing: readonly Call[] = [
  ['ReprintPrescription', { id: '12' }],
  ['GET /prescriptions/12/print.pdf', {}],
];
const printout = (reprint: string) =>
  new Response('%PDF paper', { headers: { 'content-type': 'application/pdf', reprint } });

/** Commands for answering support tickets. */
export const ticketRows: Readonly<Record<string, CommandRow>> = {
  'call show': {
    line: number,
    answers: { RefusedCall: { data: { refusedCall } } },
    sends: [['RefusedCall', { number }]],
    prints: refusedCall,
    says: ['What happened to the record: signa timeline request 12', `A file about the call: signa bundle ${number}`],
    asks: 'as oneself',
    isForSupport: true,
    options: { '<number>': { line: 'ABCD-EFGH-JKMN', sends: [['RefusedCall', { number: 'ABCD-EFGH-JKMN' }]] } },
    fails: [
      {
        line: number,
        answers: { RefusedCall: { data: { refusedCall: null } } },
        says: [
          `No call found for ${number}. Calls are kept for 14 days, at most 60 per user and hour. Check that the request ID was read correctly.`,
        ],
      },
    ],
  },
  'events list': {
    line: '',
    answers: undelivered,
    sends: [['UndeliveredMessages', {}]],
    prints: messages.map(printed),
    asks: 'as the person',
    isForSupport: true,
    options: {
      '--location': { line: '--location 1', prints: messages.slice(0, 2).map(printed) },
      '--state': { line: '--state failed', prints: messages.slice(1).map(printed) },
    },
  },
  'events resend': {
    line: '7 --yes',
    answers: { ...undelivered, ResendMessage: { data: { resendMessage: resent } } },
    changes: 'ResendMessage',
    sends: [
      ['UndeliveredMessages', {}],
      ['ResendMessage', { locationId: '2', messageId: '7' }],
    ],
    prints: printed(resent),
    asks: 'as the person',
    isForSupport: true,
    options: {
      '<id>': {
        line: '6 --yes',
        sends: [
          ['UndeliveredMessages', {}],
          ['ResendMessage', { locationId: '1', messageId: '6' }],
        ],
      },
      '--location': { line: '7 --location 3 --yes', sends: [['ResendMessage', { locationId: '3', messageId: '7' }]] },
    },
    fails: [
      {
        line: '9 --yes',
        sends: [['UndeliveredMessages', {}]],
        says: [
          'Message 9 is not among the undelivered messages. See signa events list, or name its location with --location.',
        ],
      },
    ],
  },
  timeline: {
    line: 'prescription 26-105430',
    answers: { RecordTimeline: { data: { recordTimeline: timeline } } },
    sends: timelineAsked(),
    prints: moments,
    says: timelineNotices,
    asks: 'as the person',
    isForSupport: false,
    options: {
      '<noun>': { line: 'client 9', sends: timelineAsked({ noun: 'client', name: '9' }) },
      '<id>': { line: 'prescription 12', sends: timelineAsked({ name: '12' }) },
      '--location': { line: 'prescription 26-105430 --location 3', sends: timelineAsked({ locationId: '3' }) },
    },
    fails: [
      {
        line: 'client 9',
        answers: { RecordTimeline: { data: { recordTimeline: null } } },
        sends: timelineAsked({ noun: 'client', name: '9' }),
        says: ['There is no client 9.'],
      },
      {
        line: 'client 9 --location 3',
        answers: { RecordTimeline: { data: { recordTimeline: null } } },
        sends: timelineAsked({ noun: 'client', name: '9', locationId: '3' }),
        says: ['There is no client 9 at location 3.'],
      },
    ],
  },
  bundle: {
    line: '12',
    answers: {
      RefusedCall: { data: { refusedCall } },
      RecordTimeline: { data: { recordTimeline: bundleTimeline } },
      GetLocation: { data: { location: wren } },
      featureFlags: { data: { featureFlags: ['oobo', 'pimsWriteback'] } },
      GetUserByUsername: { data: { userByUsername: assigned } },
      GetPersonAccess: { data: { personAccess: { locationUserId: '7', today: '2026-11-20', entries } } },
    },
    sends: [timelineOf(), ...settings],
    prints: bundlePrinted,
    asks: 'as oneself',
    isForSupport: true,
    options: {
      '<id>': { line: '26-105430', sends: [timelineOf({ noun: 'prescription', name: '26-105430' }), ...settings] },
      '--of': { line: '12 --of client', sends: [timelineOf({ noun: 'client' }), ...settings] },
      '--location': { line: '12 --location 3', sends: [timelineOf({ locationId: '3' }), ...settings] },
      '--call': {
        line: `12 --call ${number}`,
        sends: [['RefusedCall', { number }], timelineOf(), ...settings],
        prints: {
          ...bundlePrinted,
          call: number,
          refusal: {
            ...{ number, at: '2026-11-20T10:00:01.000Z', operation: 'UpsertPrescriptionTask', code: 'CONFLICT' },
            ...{ milliseconds: 41, by: 1, records: ['task:12', 'client:9'], serverVersion: '0.1.0' },
          },
        },
      },
      '--user': {
        line: '12 --user luis@signa.test --operation AddPrescription',
        sends: [
          timelineOf(),
          ...settings,
          ['GetUserByUsername', { username: 'luis@signa.test' }],
          ['GetPersonAccess', { locationUserId: '7' }],
        ],
        prints: {
          ...bundlePrinted,
          operation: 'AddPrescription',
          rights: [
            { isAllowed: false, way: 'role', missing: 2 },
            { isAllowed: false, way: 'license', missing: 1 },
          ],
        },
      },
      '--operation': {
        line: '12 --user vet@signa.test --operation DeclinePrescription',
        sends: [
          timelineOf(),
          ...settings,
          ['GetUserByUsername', { username: 'vet@signa.test' }],
          ['GetPersonAccess', { locationUserId: '7' }],
        ],
        prints: {
          ...bundlePrinted,
          operation: 'DeclinePrescription',
          rights: [{ isAllowed: true, way: 'delegation', missing: 0 }],
        },
      },
      '--output': {
        file: 'command/bundle.test.ts',
        title: 'A-312 writes a new file, and accepts a prescription number',
      },
      '--force': {
        file: 'command/bundle.test.ts',
        title: 'A-312 writes a new file, and accepts a prescription number',
      },
    },
    fails: [
      {
        line: '12',
        answers: { RecordTimeline: { data: { recordTimeline: null } } },
        sends: [timelineOf()],
        says: ['There is no request 12.'],
      },
      {
        line: '12 --user vet@signa.test --operation AddPrescription',
        answers: { GetUserByUsername: { data: { userByUsername: { ...assigned, locationsUsers: [] } } } },
        sends: [timelineOf(), ...settings, ['GetUserByUsername', { username: 'vet@signa.test' }]],
        says: ['vet@signa.test is not assigned to location 1.'],
      },
    ],
  },
  'audit list': {
    line: '--location 1',
    answers: { GetAudit: { data: { audit } } },
    sends: auditAsked(),
    prints: audit.data,
    asks: 'as the person',
    isForSupport: false,
    options: {
      '--location': { line: '--location 2', sends: auditAsked({ locationId: '2' }) },
      '--person': {
        line: '--location 1 --person vet@signa.test',
        sends: auditAsked({ person: 'vet@signa.test' }),
      },
      '--record': { line: '--location 1 --record client:12', sends: auditAsked({ record: 'client:12' }) },
      '--from': { line: '--location 1 --from 2026-11-01', sends: auditAsked({ from: '2026-11-01' }) },
      '--to': { line: '--location 1 --to 2026-11-19', sends: auditAsked({ to: '2026-11-19' }) },
      '--limit': {
        line: '--location 1 --limit 2',
        answers: { GetAudit: { data: { audit: { ...audit, hasMore: true } } } },
        sends: auditAsked({ take: 2 }),
        says: ['There are more than 2 entries. Add --paginate to print all of them.'],
      },
      '--paginate': {
        file: 'command/audit/audit.test.ts',
        title: 'A-318 A-297 continues after the last entry with --paginate',
      },
    },
  },
  'audit verify': {
    line: '--location 1 2',
    answers: { GetAuditChain: { data: { auditChain: { records: 12, from: '1', to: '12', brokenAt: null } } } },
    sends: [
      ['GetAuditChain', { locationId: '1', before: null }],
      ['GetAuditChain', { locationId: '2', before: null }],
    ],
    prints: [
      { locationId: '1', entries: 12, isWhole: true, brokenAt: null },
      { locationId: '2', entries: 12, isWhole: true, brokenAt: null },
    ],
    asks: 'as the person',
    isForSupport: false,
    options: {
      '--location': {
        line: '--location 3',
        sends: [['GetAuditChain', { locationId: '3', before: null }]],
        prints: [{ locationId: '3', entries: 12, isWhole: true, brokenAt: null }],
      },
    },
    fails: [
      {
        line: '--location 1 2',
        answers: { GetAuditChain: { data: { auditChain: { records: 12, from: '1', to: '12', brokenAt: '7' } } } },
        prints: [
          { locationId: '1', entries: 12, isWhole: false, brokenAt: '7' },
          { locationId: '2', entries: 12, isWhole: false, brokenAt: '7' },
        ],
        says: ['The audit of 1, 2 failed verification: entries were changed or removed.'],
      },
    ],
  },
  'prescription print': {
    line: '12 --output FOLDER/paper.pdf',
    answers: {
      ReprintPrescription: { data: { reprintPrescription: { id: '12', reprintCount: 2 } } },
      '/prescriptions/12/print.pdf': printout('2'),
      '/prescriptions/13/print.pdf': printout('2'),
    },
    sends: printing,
    prints: { file: 'FOLDER/paper.pdf', reprint: 2, paper: 'reprint 2' },
    asks: 'as the person',
    isForSupport: false,
    options: {
      '<id>': {
        line: '13 --output FOLDER/paper.pdf',
        sends: [
          ['ReprintPrescription', { id: '13' }],
          ['GET /prescriptions/13/print.pdf', {}],
        ],
      },
      '--output': {
        line: '12 --output FOLDER/other.pdf',
        prints: { file: 'FOLDER/other.pdf', reprint: 2, paper: 'reprint 2' },
      },
      '--force': {
        file: 'command/prescription/print.test.ts',
        title: 'A-191 overwrites a file only with --force, and otherwise records nothing',
      },
      '--key': {
        file: 'command/prescription/print.test.ts',
        title: 'P-146 A-191 repeats the printing under the key from a failed download',
      },
    },
  },
};
