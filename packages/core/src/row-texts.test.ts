import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientAddedNotice, clientErrorNotice, clientUpdatedNotice } from './clients/client/index.js';
import { addressTexts, phoneTexts } from './base/contact/index.js';
import { failure, type Notice } from './base/failure/index.js';
import { unlinkedPatientAlert } from './prescribing/flow/index.js';
import {
  alreadyImportedNotice,
  birthdateTexts,
  importErrorNotice,
  inactiveClientNotice,
  inactivePatientNotice,
  patientAddedNotice,
  patientEditedNotice,
  patientErrorNotice,
  patientImportedNotice,
  patientNotUpdatedNotice,
  weightUnitText,
} from './clients/patient/index.js';
import { clientLinkedNotice, patientLinkedToPimsNotice } from './practice/pims-connection/index.js';
import { emptyTexts } from './practice/location/index.js';
import { consultHints } from './prescribing/prescription/consult/consult.js';
import { consultTexts } from './prescribing/prescription/consult/consult-choice.js';
import { impersonatingFailed } from './orders/storefront/index.js';

/** The quoted texts of a row, in alphabetical order. */
function textsOfRow(id: string): string[] {
  const page = readFileSync(new URL('../../../docs/requirements/clients.md', import.meta.url), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? '';
  return [...row.matchAll(/'([^']+)'/g)].map(([, text]) => text ?? '').toSorted();
}
const textsOf = (...said: readonly (string | Notice)[]) =>
  said
    .flatMap((one) => (typeof one === 'string' ? [one] : [one.title, one.description]))
    .filter((text) => text !== undefined)
    .toSorted();

describe('messages match the requirement rows', () => {
  it('C-184 for clients', () => {
    expect(
      textsOf(
        ...[phoneTexts.none, addressTexts.none, addressTexts.duplicate, clientAddedNotice, clientUpdatedNotice],
        ...[clientErrorNotice('update', null), inactiveClientNotice, impersonatingFailed],
      ),
    ).toEqual(textsOfRow('C-184'));
  });

  it('C-185 for patients', () => {
    expect(
      textsOf(
        ...[patientAddedNotice, patientEditedNotice, patientImportedNotice, patientNotUpdatedNotice],
        ...[patientErrorNotice('add', null), patientErrorNotice('update', null), patientErrorNotice('link', null)],
        importErrorNotice({ code: 'NOT_FOUND', message: '' }).title,
        ...[alreadyImportedNotice, inactivePatientNotice, weightUnitText],
        ...[birthdateTexts.required, birthdateTexts.tooEarly],
      ),
    ).toEqual(textsOfRow('C-185'));
  });

  it('C-186 for the PIMS', () => {
    expect(
      textsOf(
        ...[clientLinkedNotice, patientLinkedToPimsNotice, failure('PARTNER_UNREACHABLE').message],
        ...[unlinkedPatientAlert.linkPage, unlinkedPatientAlert.ignore],
        ...[consultTexts.failed, consultHints.account, consultHints.patient],
      ),
    ).toEqual(textsOfRow('C-186'));
  });

  it('C-187 in place of an empty list', () => {
    expect(Object.values<string>(emptyTexts).toSorted()).toEqual(textsOfRow('C-187'));
  });
});
