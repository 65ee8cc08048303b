import type { ImpersonationRecord } from './impersonation-entries';

/** Jonah Abernathy of support viewed a client and tried to change a shortcut. */
export function sampleImpersonation(changes: Partial<ImpersonationRecord> = {}): ImpersonationRecord {
  const at = '2026-11-20T15:00:00.000Z';
  const entry = { operation: null, subject: null, subjectName: null, page: null, reason: null, changes: [] };
  return {
    id: '4',
    supportUsername: 'support@signa.test',
    supportName: 'Jonah Abernathy',
    username: 'maya.okafor@wren.example',
    personName: 'Maya Okafor',
    reason: 'Ticket 4711: a label prints twice',
    startedAt: at,
    expiresAt: '2026-11-20T16:00:00.000Z',
    endedAt: '2026-11-20T15:20:00.000Z',
    entries: [
      {
        ...{ ...entry, kind: 'page', page: '/clients/profile/7', what: 'Clients › Client profile' },
        ...{ times: 3, firstAt: at, lastAt: at },
      },
      {
        ...{
          ...entry,
          kind: 'read',
          operation: 'GetLocationClient',
          subject: 'client:7',
          subjectName: 'Hana Kobayashi',
          what: 'Client Hana Kobayashi: profile',
        },
        ...{ times: 2, firstAt: at, lastAt: at },
      },
      {
        ...{
          ...entry,
          kind: 'refused',
          operation: 'AddShortcut',
          what: 'Add a shortcut',
          reason: 'This impersonation is read-only.',
        },
        ...{ times: 1, firstAt: at, lastAt: at },
      },
      {
        ...entry,
        kind: 'write',
        operation: 'UpdateLocationClient',
        subject: 'client:7',
        subjectName: 'Hana Kobayashi',
        what: 'Changed a client: Client Hana Kobayashi',
        changes: [{ field: 'Email', before: 'hana@mail.example', after: 'hana.k@mail.example' }],
        times: 1,
        firstAt: at,
        lastAt: at,
      },
    ],
    ...changes,
  };
}
