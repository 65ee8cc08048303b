import { readCards } from '@signa/core/safety';
import type { StoredResult } from '../database/schema/external-check.js';
import type { CdsServices } from '../integration/cds/cds-services.js';

/** The card of the stored check 900001, which was not answered yet. */
export const fullCardId = '0b8f7f0e-0000-4000-8000-000000000001';

const { cards } = readCards(
  [
    {
      uuid: 'card-1',
      summary: 'Test kidney values first.',
      detail: 'Before the first dose.',
      indicator: 'critical',
      source: { label: 'Renal panel', url: 'https://panel.example/' },
      links: [{ label: 'Schedule', url: 'https://panel.example/schedule', type: 'absolute' }],
      suggestions: [{ label: 'Order creatinine', uuid: 'suggestion-1' }],
      selectionBehavior: 'any',
      overrideReasons: [{ code: 'tested', system: 'https://panel.example/reasons', display: 'Tested' }],
    },
  ],
  () => fullCardId,
);

/** A result with a value in every field. */
const fullResult: StoredResult = {
  service: 'Dosing Desk',
  cards,
  notChecked: ['One of its cards could not be read.'],
  configured: 'Dosing Desk',
  serviceId: 'desk',
};

/** A service that answers with every field. */
export const fullCdsServices: CdsServices = {
  namesAt: () => ['Dosing Desk'],
  ask: () => Promise.resolve([fullResult]),
};

/** Stores a check of each patient in which vetadmin answered the card. */
export const insertAnsweredChecks = `insert into signa.external_check (location_id, at, location_user_id, patient_id, hook, results, answers)
  select 1, now(), staff.id, pt.id, 'order-select', '${JSON.stringify([fullResult])}',
    '${JSON.stringify({ [fullCardId]: { text: 'Dismissed: Tested', at: '2026-11-20T15:00:00.000Z' } })}'
  from signa.patient pt, (select max(u.id) as id from signa.location_user u join signa.app_user a on a.id = u.user_id
    where u.location_id = 1 and a.username = 'vetadmin@signa.test') staff
  where pt.location_id = 1`;

/** Stores a check of vetadmin without an answer. */
export const insertFullCheck = `insert into signa.external_check (location_id, id, at, location_user_id, patient_id, hook, results)
  select 1, 900001, now(), max(u.id), 1, 'order-sign', '${JSON.stringify([fullResult])}'
  from signa.location_user u join signa.app_user a on a.id = u.user_id
  where u.location_id = 1 and a.username = 'vetadmin@signa.test'`;
