import { declineGroupOf } from '@signa/core/administration';
import { declineReasons, systemInitiator } from '@signa/core/prescribing';
import { todayIn } from '@signa/core/base';
import fc from 'fast-check';
import type { TestServer } from '../../../testing/test-server.js';

const minute = 60_000;
const day = 1_440 * minute;
/** Long before anything in the sample. */
const beginning = Date.parse('2012-02-01T00:00:00.000Z');
export const span = 80;
/** Time zone of both locations. */
const zone = 'America/New_York';

const place = fc.constantFrom('1', '2');
const moment = fc.integer({ min: 0, max: span * day });

interface GeneratedRequest {
  readonly place: string;
  readonly type: string;
  readonly raised: number;
  readonly took: number;
  readonly status: 'PENDING' | 'VET_APPROVED' | 'VET_DECLINED' | 'PV1_APPROVED' | 'PV1_DECLINED';
  readonly isBySystem: boolean;
  readonly isArchived: boolean;
  readonly reason: string;
}

export const request: fc.Arbitrary<GeneratedRequest> = fc.record({
  place,
  type: fc.constantFrom('approval', 'renewal', 'expiring', 'of-tomorrow'),
  raised: moment,
  took: fc.oneof(fc.integer({ min: 0, max: 30 * minute }), fc.integer({ min: 0, max: 5 * day })),
  status: fc.constantFrom('PENDING', 'VET_APPROVED', 'VET_DECLINED', 'PV1_APPROVED', 'PV1_DECLINED'),
  isBySystem: fc.boolean(),
  isArchived: fc.nat(9).map((one) => one === 0),
  reason: fc.constantFrom(...declineReasons, 'Recently purchased-3 month supply', 'The owner moved away'),
});

interface GeneratedPrescription {
  readonly place: string;
  readonly at: number;
  readonly kind: 'issued' | 'draft' | 'declined' | 'office use' | 'removed';
  readonly reason: string;
}

export const prescription: fc.Arbitrary<GeneratedPrescription> = fc.record({
  place,
  at: moment,
  kind: fc.constantFrom('issued', 'issued', 'draft', 'declined', 'office use', 'removed'),
  reason: fc.constantFrom(...declineReasons, 'A text'),
});

export interface Generated {
  readonly requests: readonly GeneratedRequest[];
  readonly prescriptions: readonly GeneratedPrescription[];
}

const instant = (milliseconds: number) => new Date(beginning + milliseconds).toISOString();

/** Inserts them in the past of two locations, replacing earlier ones. */
export async function lay({ db }: TestServer, { requests, prescriptions }: Generated): Promise<void> {
  await db.asOwner(`delete from signa.task where origin = 'generated'`);
  await db.asOwner(`delete from signa.prescription where system_origin = 'generated'`);
  await db.asOwner(
    `insert into signa.task (location_id, type, status, origin, archived, created_at, actioned_at, action_reason, initiated_by, prescription_id)
    select location_id, type, status, 'generated', archived, created_at, actioned_at, action_reason, initiated_by,
      case when status = 'VET_APPROVED' then (select p.id from signa.prescription p where p.location_id = g.location_id limit 1) end
    from jsonb_to_recordset($1::jsonb) g (location_id bigint, type text, status text, archived boolean, created_at timestamptz,
      actioned_at timestamptz, action_reason text, initiated_by text)`,
    [
      JSON.stringify(
        requests.map((one) => ({
          ...{ location_id: one.place, type: one.type, status: one.status, archived: one.isArchived },
          created_at: instant(one.raised),
          actioned_at: one.status === 'PENDING' ? null : instant(one.raised + one.took),
          action_reason: one.status === 'VET_DECLINED' ? one.reason : null,
          initiated_by: one.isBySystem ? systemInitiator : null,
        })),
      ),
    ],
  );
  await db.asOwner(
    `insert into signa.prescription (location_id, rx_status, rx_number, created_at, draft_created_at, issued_at, declined_at, decline_reason,
      removed_at, is_office_use, patient_id, product_id, unit_per_fill, system_origin)
    select location_id, rx_status, rx_number, at, at, issued_at, declined_at, decline_reason, removed_at, is_office_use,
      (select p.id from signa.patient p where p.location_id = g.location_id limit 1), (select min(id) from signa.product), 1, 'generated'
    from jsonb_to_recordset($1::jsonb) g (location_id bigint, rx_status text, rx_number text, at timestamptz, issued_at timestamptz,
      declined_at timestamptz, decline_reason text, removed_at timestamptz, is_office_use boolean)`,
    [
      JSON.stringify(
        prescriptions.map(({ place: location_id, at, kind, reason }, index) => {
          const isIssued = kind === 'issued' || kind === 'office use';
          const isDeclined = kind === 'declined';
          return {
            ...{ location_id, at: instant(at), is_office_use: kind === 'office use' },
            rx_status: isIssued ? 'Created' : isDeclined ? 'RejectedDraft' : 'Draft',
            rx_number: isIssued ? `12-${index}` : null,
            issued_at: isIssued ? instant(at) : null,
            declined_at: isDeclined ? instant(at) : null,
            decline_reason: isDeclined ? reason : null,
            removed_at: kind === 'removed' ? instant(at) : null,
          };
        }),
      ),
    ],
  );
}

interface Asked {
  readonly locationId: string;
  readonly from: string;
  readonly to: string;
}

const isWithin = ({ from, to }: Asked, milliseconds: number) => {
  const date = todayIn(zone, instant(milliseconds));
  return from <= date && date <= to;
};

/** The percentile of answer times by nearest rank. */
function within(times: readonly number[], ofHundred: number): number | null {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted.find((_, index) => (index + 1) * 100 >= sorted.length * ofHundred) ?? null;
}

/** Expected request figures, counted one at a time. */
export function requestsCounted({ requests }: Generated, asked: Asked) {
  const own = requests.filter(
    (one) => one.place === asked.locationId && !one.isArchived && isWithin(asked, one.raised),
  );
  return [...new Set(own.map(({ type }) => type))].map((type) => {
    const ofType = own.filter((one) => one.type === type);
    const approved = ofType.filter(({ status }) => status === 'VET_APPROVED');
    const declined = ofType.filter(({ status, isBySystem }) => status === 'VET_DECLINED' && !isBySystem);
    const waiting = ofType.filter(({ status }) => status === 'PENDING').length;
    const minutes = [...approved, ...declined].map(({ took }) => Math.floor(took / minute));
    return {
      type,
      raised: ofType.length,
      approved: approved.length,
      declined: declined.length,
      elsewhere: ofType.length - approved.length - declined.length - waiting,
      waiting,
      medianMinutes: within(minutes, 50),
      slowMinutes: within(minutes, 90),
    };
  });
}

/** Expected decline figures, counted one at a time. */
export function declinesCounted({ requests, prescriptions }: Generated, asked: Asked) {
  const ofRequests = requests.filter(
    (one) =>
      one.place === asked.locationId &&
      one.status === 'VET_DECLINED' &&
      !one.isArchived &&
      isWithin(asked, one.raised + one.took),
  );
  const ofDrafts = prescriptions.filter(
    (one) => one.place === asked.locationId && one.kind === 'declined' && isWithin(asked, one.at),
  );
  const reasons = new Set([...ofRequests, ...ofDrafts].map(({ reason }) => declineGroupOf(reason)));
  const count = (of: readonly { readonly reason: string }[], group: string) =>
    of.filter(({ reason }) => declineGroupOf(reason) === group).length;
  return [...reasons].map((reason) => ({
    reason,
    requests: count(ofRequests, reason),
    drafts: count(ofDrafts, reason),
  }));
}

/** Number issued within a range of days. */
export const issuedCounted = ({ prescriptions }: Generated, asked: Asked) =>
  prescriptions.filter((one) => one.place === asked.locationId && one.kind === 'issued' && isWithin(asked, one.at))
    .length;
