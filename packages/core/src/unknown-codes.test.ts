import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOverride, checkRoleForm, mayUse, mayWhileLooking } from './administration/index.js';
import { checkAddress, checkPhones, failureCodes } from './base/index.js';
import { zipWarning } from './base/zip/index.js';
import { deaSchedules } from './catalog/index.js';
import {
  checkCodes,
  checkGender,
  checkPatientForm,
  checkPatientPrompt,
  checkWeightEdit,
  checkWeightUnit,
  genderLabel,
  speciesCodes,
  weightUnits,
} from './clients/index.js';
import { type ContractName, mutationNames, queryNames, readAnswer, subscriptionNames } from './contract/index.js';
import { doseRoutes, doseUnits, unreadRows, warningGrades, warningKinds } from './knowledge/index.js';
import { smallPackage, warning } from './knowledge/knowledge.test-data.js';
import { describedStatus } from './orders/index.js';
import { checkLocationSettings, checkShortcut } from './practice/index.js';
import {
  checkDeclineForm,
  checkDeclineReason,
  checkExternalPrescription,
  checkSentOutcome,
  checkWorkflowForm,
  mayArchive,
  mayBeWorkedOn,
  nextPrescriptionStatus,
  nextTaskStatus,
  rxStatusDescription,
  rxStatusListing,
  taskStatusLabel,
  taskTypeLabel,
} from './prescribing/index.js';
import { externalContext, externalForm } from './prescribing/prescription/external/elsewhere.test-data.js';
import { complaints } from './prescribing/prescription/save/check.test-data.js';
import { checkConflicts, checkedNames, doseWarnings, isSevere, lawNotChecked, mostSevere } from './safety/index.js';
import { subject } from './safety/conflict/conflict.test-data.js';
import { addressIn, lawFacts, lawProduct, lawRow } from './safety/law/law.test-data.js';

const never = (value: unknown) => value as never;

/** Codes that no list of these rules has: of a newer server or package, or of another system. */
const others = ['gizmo', 'CANINE_NEW', 'C-VI', 'stone', 'KG', 'fatal', 'TELEPORTED', '__proto__', 'toString'];

/** What a function does with every code outside a list. */
function everyOther(known: readonly string[], check: (code: string) => void) {
  // A blank text is none.
  const lower = new Set(['', ...known].map((code) => code.trim().toLowerCase()));
  const code = fc.oneof(fc.constantFrom(...others), fc.string({ minLength: 1, maxLength: 20 }));
  fc.assert(
    fc.property(
      code.filter((one) => !lower.has(one.trim().toLowerCase())),
      (one) => {
        check(one);
      },
    ),
  );
}

const kindsOf = (facts: Parameters<typeof checkConflicts>[0]) =>
  checkConflicts(facts).notChecked.map(({ kind }) => kind);

describe('an unknown code of a patient', () => {
  it('A-577 of the species is not checked', () => {
    everyOther(speciesCodes, (code) =>
      expect(kindsOf(subject({}, { species: never({ code, name: code }) }))).toContain('species'),
    );
    expect(kindsOf(subject())).toEqual([]);
  });

  it('A-577 of the unit of the weight is not checked, and no dose by weight is', () => {
    everyOther(weightUnits, (code) => {
      const facts = subject({}, { weight: 22, weightUnit: never(code) });
      const report = checkConflicts(facts);
      expect(report.notChecked.map(({ kind }) => kind)).toContain('weight');
      expect(checkedNames(facts, report)).not.toContain('weight');
      expect(doseWarnings(facts).map(({ kind }) => kind)).toContain('unknown-unit');
      expect(report.doubts).toEqual([]);
    });
    const known = subject({}, { weight: 22, weightUnit: 'kg' });
    expect(checkedNames(known, checkConflicts(known))).toContain('weight');
    expect(doseWarnings(known)).toEqual([]);
    expect(kindsOf(subject({}, { weight: null, weightUnit: never('stone') }))).toEqual([]);
  });
});

describe('an unknown code of a package', () => {
  const reported = (changes: Parameters<typeof smallPackage>[0]) => {
    const facts = subject({}, {}, { knowledge: smallPackage(changes) });
    const { notChecked } = checkConflicts(facts);
    return { notChecked, names: checkedNames(facts, { ...checkConflicts(facts) }) };
  };

  it('A-577 of a warning, a dose or the format is reported by its row, and no check by the package counts as made', () => {
    expect(reported({}).notChecked).toEqual([]);
    expect(reported({}).names).toContain('breed');
    const [dose] = smallPackage().doses;
    const unknown = (code: string) => [
      ...(warningKinds.some((kind) => kind === code)
        ? []
        : [{ warnings: [warning({ id: 'S02', kind: never(code) })] }]),
      { warnings: [warning({ id: 'S02', grade: never(code) })] },
      { doses: [never({ ...dose, id: 'S02', unit: code })] },
      { doses: [never({ ...dose, id: 'S02', route: code })] },
    ];
    everyOther([...warningKinds, ...warningGrades, ...doseUnits, ...doseRoutes], (code) => {
      for (const changes of unknown(code)) {
        const { notChecked, names } = reported(changes);
        expect(notChecked).toMatchObject([{ kind: 'knowledge', name: 'small 1.0' }]);
        expect(notChecked[0]?.reason).toContain('S02');
        expect(names).toEqual(['weight']);
      }
    });
    expect(reported({ format: never(2) }).notChecked[0]?.reason).toContain('Format 2 is unknown');
  });

  it('A-577 of more than five rows is reported with the number of the others', () => {
    const warnings = Array.from({ length: 7 }, (_, index) => warning({ id: `S1${index}`, kind: never('gizmo') }));
    expect(reported({ warnings }).notChecked[0]?.reason).toBe(
      'S10, S11, S12, S13, S14 and 2 more: not checked, because these rows have unknown codes.',
    );
    expect(unreadRows(smallPackage({ warnings })).findings).toHaveLength(7);
  });

  it('A-577 of a grade requires what the most severe one does', () => {
    everyOther(warningGrades, (code) => {
      expect(isSevere(never(code))).toBe(true);
      expect(mostSevere(['worth-knowing', never(code)])).toBe('contraindicated');
    });
    expect([isSevere('worth-knowing'), isSevere(null), mostSevere([])]).toEqual([false, false, null]);
  });
});

describe('an unknown code of the law', () => {
  const named = (facts: Parameters<typeof lawNotChecked>[0], state: string | null = 'NY') =>
    lawNotChecked(facts, { vetLicenseState: state }).map(({ name }) => name);
  const ofLicense = [lawRow({ kind: 'license-of-state' }), lawRow({ kind: 'refills', most: 1 }, { id: 'L02' })];

  it('A-577 of the schedule, the state or the license is not checked', () => {
    expect(named(lawFacts(ofLicense))).toEqual([]);
    everyOther(deaSchedules, (code) =>
      expect(named(lawFacts(ofLicense, { product: lawProduct({ deaSchedule: never(code) }) }))).toContain('Schedule'),
    );
    for (const state of ['ZZ', 'Ontario', 'N.Y']) {
      expect(named(lawFacts(ofLicense, { location: addressIn(state) }))).toContain('State law');
      expect(named(lawFacts(ofLicense), state)).toEqual(['License state']);
    }
  });

  it('A-577 of a requirement or a schedule of a row is reported by its row', () => {
    everyOther([...deaSchedules, 'schedule', 'refills', 'days-supply', 'valid-days', 'license-of-state'], (code) => {
      for (const requirement of [{ kind: code }, { kind: 'schedule', schedule: code, needsDea: false }]) {
        const facts = lawFacts([...ofLicense, lawRow(never(requirement), { id: 'L03' })]);
        const [unread] = lawNotChecked(facts, { vetLicenseState: 'NY' });
        expect(unread).toMatchObject({ kind: 'law', name: 'Law of small 1.0' });
        expect(unread?.reason).toContain('L03');
      }
    });
  });
});

describe('an unknown code of an address, an operation or a server', () => {
  it('A-577 of the state is named by the warning about a zip code', () => {
    for (const state of ['ZZ', 'Puerto Rico', ' Ontario '])
      expect(zipWarning({ state, zip: '10001' })).toBe(
        `'${state.trim()}' is no state, so the zip code was not compared with it.`,
      );
    expect(zipWarning({ state: ' ', zip: '10001' })).toBeNull();
  });

  it('A-577 of an operation is refused, also where reads are allowed', () => {
    const support = { kind: 'support', username: 'sam@signa.example', inAdminSupportGroup: true } as const;
    everyOther([...mutationNames, ...queryNames, ...subscriptionNames], (code) => {
      expect(mayWhileLooking(never(code), {}).allowed).toBe(false);
      expect(mayUse({ operation: never(code), caller: support, locationIds: [] }).allowed).toBe(false);
    });
    const reads: readonly ContractName[] = [...queryNames, ...subscriptionNames];
    expect(reads.every((name) => mayWhileLooking(name, {}).allowed)).toBe(true);
  });

  it('A-577 of an error is a failure with the message of the server', () => {
    everyOther([...failureCodes], (code) => {
      const errors = [{ message: 'Too late', extensions: { code } }];
      expect(readAnswer({ data: { prescription: null }, errors })).toMatchObject({
        ok: false,
        failure: { code: 'UNAVAILABLE', message: 'Too late' },
      });
    });
  });

  it('A-577 of a status performs no transition, finishes no order, and is shown', () => {
    everyOther([...Object.keys(rxStatusListing), 'PENDING', 'VET_APPROVED', 'VET_DECLINED'], (code) => {
      const facts = { rxStatus: never(code), archived: false } as const;
      expect(nextPrescriptionStatus(facts, { type: 'PharmacyAccepted', isExpired: false }).allowed).toBe(false);
      expect(nextPrescriptionStatus({ rxStatus: 'Draft', archived: false }, never({ type: code })).allowed).toBe(false);
      expect(nextTaskStatus({ status: never(code) }, { type: 'approve' }).allowed).toBe(false);
      expect(mayBeWorkedOn({ rxStatus: never(code) }).allowed).toBe(false);
      expect(mayArchive({ archived: false }, [{ status: never(code), shipment: null }]).allowed).toBe(false);
      expect(rxStatusDescription(never(code))).toBe(code);
      expect(taskTypeLabel(never(code))).not.toBe('');
      expect(describedStatus(code).description.toLowerCase()).toBe(code.toLowerCase());
      expect(genderLabel(`gender ${code}`)).toBe(`gender ${code}`);
    });
    expect(taskStatusLabel(never('TELEPORTED'))).toBe('TELEPORTED');
    expect(rxStatusDescription('Draft')).toBe('Draft');
  });
});

describe('an unknown code of a form', () => {
  const address = { addressTypeId: 1, addressLine1: '1 Elm St', addressLine2: '', city: 'Albany', zip: '12207' };

  it('A-577 is an issue of its field', () => {
    const gender = { stored: null, species: 'canine', hasPatientGender: true, isImport: false } as const;
    const approved = nextTaskStatus({ status: 'PENDING' }, { type: 'approve' });
    if (!approved.allowed) throw new Error(approved.reason);
    const shortcut = { label: 'Twice', details: 'Twice a day' };
    everyOther(['M', 'F', 'U', 'O', 'S', 'N', 'lbs', 'kg', 'SIG', 'open', 'Other', 'create', ''], (code) => {
      expect(checkGender({ ...gender, gender: code })).not.toEqual([]);
      expect(checkWeightUnit(code)).not.toEqual([]);
      expect(checkCodes([{ code, name: code }], [{ code: 'known' }], 'allergies')).not.toEqual([]);
      expect(checkDeclineReason(never({ reason: `no ${code}`, description: null }))).not.toEqual([]);
      expect(checkDeclineForm({ reason: `no ${code}`, description: null, supply: null })).not.toEqual([]);
      expect(
        checkSentOutcome({ status: code }, approved).concat(checkSentOutcome({ action: code }, approved)),
      ).toHaveLength(2);
      expect(checkWeightEdit(never({ name: 'Otis', weight: 3, weightUnit: code }))).not.toEqual([]);
      expect(
        checkPatientPrompt(never({ weight: 3, weightUnit: code, birthdate: '2020-01-01' }), '2026-11-20'),
      ).not.toEqual([]);
      expect(checkShortcut({ ...shortcut, shortcutType: never(code) }, 'location')).not.toEqual([]);
      expect(complaints({ rxOriginCode: never(code) })).not.toEqual([]);
      expect(checkExternalPrescription({ ...externalForm, status: `no ${code}` }, externalContext)).not.toEqual([]);
    });
    expect(checkAddress({ ...address, state: 'ZZ' }, 'address')).not.toEqual([]);
    expect(checkPhones([{ phoneTypeId: 99, phoneNumber: '2025550123' }], 'phones')).not.toEqual([]);
  });

  it('A-577 is an issue of each coded field of a patient, a location, an assignment, a role and an override', () => {
    const facts = {
      ...{ today: '2026-11-20', hasPatientGender: true, isImport: false, stored: null },
      ...{ breeds: [{ code: 'beagle' }], healthConditions: [{ code: '7' }], allergies: [{ code: '1' }] },
      ...{ medications: [{ code: '2' }], vetIds: ['14'] },
    };
    const patient = {
      ...{ name: 'Otis', speciesCode: 'canine', breedCode: 'beagle', gender: 'N', birthdate: '2020-05-01' },
      ...{ weight: 12.5, weightUnit: 'lbs', allergies: [{ code: '1', name: 'Beef' }], prescVetLocationUserId: '14' },
      ...{ healthConditions: [{ code: '7', name: 'Gout' }], currentMeds: [{ code: '2', name: 'Prednisone' }] },
    };
    const settings = {
      ...{ portalType: '1', locationAccountId: 'L1', pharmacyCodes: ['A'], isPimsEnabled: null, pimsAccountId: '' },
      ...{ pimsConnectionType: null, isEnabledForWriteback: false },
    };
    const known = { organization: { isPIMSEnabled: true }, portalTypeIds: ['1'], pharmacyCodes: ['A'] };
    const choices = { activeUserIds: new Set(['1']), statusIds: new Set(['2']) };
    const workflow = { workflowLocationUserId: '1', currentWorkflowStatusId: '2', internalNote: null };
    const override = { rowId: 'S01', grade: 'worth-knowing', reason: 'Our own protocol', lastDay: '2026-12-20' };
    const row = { row: warning(), today: '2026-11-20' };
    const roleModules = { stored: null, moduleIds: ['1'] };
    const role = { name: 'Nurse', canAuthorize: false, isActive: true, rolesModules: [{ moduleId: '1' }] };
    const paths = (issues: readonly { readonly path: string }[]) => issues.map(({ path }) => path.split('.')[0]);

    expect(checkPatientForm(never(patient), never(facts))).toEqual([]);
    expect(checkWorkflowForm(never(workflow), choices)).toEqual([]);
    expect(checkOverride(override, row)).toEqual([]);
    expect(paths(checkRoleForm(never(role), never(roleModules)))).not.toContain('rolesModules');
    everyOther([...speciesCodes, ...weightUnits, ...warningGrades, 'M', 'F', 'U', 'O', 'S', 'N', '1', '2'], (code) => {
      const isBad = (field: string, value: unknown) =>
        expect(paths(checkPatientForm(never({ ...patient, [field]: value }), never(facts)))).toContain(field);
      for (const field of ['speciesCode', 'gender', 'weightUnit', 'prescVetLocationUserId']) isBad(field, code);
      for (const field of ['allergies', 'healthConditions', 'currentMeds']) isBad(field, [{ code, name: code }]);
      for (const [field, value] of Object.entries({
        portalType: code,
        pharmacyCodes: [code],
        pimsConnectionType: code,
      }))
        expect(checkLocationSettings(never({ ...settings, [field]: value }), never(known))).not.toEqual([]);
      for (const field of ['workflowLocationUserId', 'currentWorkflowStatusId'])
        expect(paths(checkWorkflowForm(never({ ...workflow, [field]: code }), choices))).toContain(field);
      expect(paths(checkOverride({ ...override, grade: code }, row))).toContain('grade');
      const roles = { ...role, rolesModules: [{ moduleId: code }] };
      expect(paths(checkRoleForm(never(roles), never(roleModules)))).toContain('rolesModules');
    });
  });
});
