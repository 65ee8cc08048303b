import type { Issue } from '../../base/failure/index.js';
import { formLabels } from '../../base/form/index.js';
import { isBlank, isTooLong } from '../../base/text/index.js';
import { isPimsEnabled, isWritebackCapable, pimsConnectionTypes } from '../pims-connection/index.js';
import {
  listRows,
  type LocationDraft,
  type LocationFieldSpec,
  type LocationForm,
  locationLimits,
  locationTexts,
  practiceRows,
} from './location-fields.js';
import { lockReasons } from './lock-reason.js';
import { optionalText, placeRows, unchecked } from './place-rows.js';

/** The available options, and the settings of the organization. */
export interface SettingsKnowledge {
  /** `null` for a location without an organization. */
  readonly organization: { readonly isPIMSEnabled: boolean } | null;
  readonly portalTypeIds: readonly string[];
  readonly pharmacyCodes: readonly string[];
}

type SupportForm = Omit<LocationDraft, keyof LocationForm>;

/** The context for validating the fields of support, with the form whose other fields a check reads. */
export interface SettingsFacts {
  readonly form: Pick<LocationDraft, 'isPimsEnabled' | 'pimsConnectionType' | 'pimsAccountId'>;
  readonly known: SettingsKnowledge;
  /** How many pharmacies may be chosen: one for a new location, several for an existing one. */
  readonly pharmacies: 'one' | 'several';
}

type SupportTable = { readonly [Field in keyof SupportForm]: LocationFieldSpec<Field, SettingsFacts> };

export const settingsTexts = {
  onePharmacy: 'Select only one pharmacy',
  unknownPharmacy: 'Select one of the listed pharmacies',
  unknownConnection: 'Select one of the listed connection types',
  /** */
  writeback: 'Writeback needs a PIMS account ID, PIMS enabled and a connection type that can write back',
} as const;

/** Whether write-back can be switched on. @see A-127 */
export function canWriteBack(
  settings: Pick<LocationDraft, 'isPimsEnabled' | 'pimsConnectionType'> & { readonly pimsAccountId: string | null },
  { organization }: Pick<SettingsKnowledge, 'organization'>,
): boolean {
  return (
    !isBlank(settings.pimsAccountId) &&
    isPimsEnabled({ isPimsEnabled: settings.isPimsEnabled, organization }) &&
    isWritebackCapable(settings.pimsConnectionType)
  );
}

function pharmacyIssues(codes: readonly string[], path: string, { known, pharmacies }: SettingsFacts): Issue[] {
  if (codes.length === 0 && !known.organization) return [{ path, code: 'required', message: locationTexts.pharmacy }];
  if (codes.length > 1 && pharmacies === 'one') return [{ path, code: 'too-many', message: settingsTexts.onePharmacy }];
  return codes.every((code) => known.pharmacyCodes.includes(code))
    ? []
    : [{ path, code: 'unknown', message: settingsTexts.unknownPharmacy }];
}

/** Unlike other texts, it may be blank at any length. */
const accountIdIssues = (id: string, path: string): Issue[] =>
  isTooLong(id, locationLimits.accountId)
    ? [{ path, code: 'too-long', message: `Enter at most ${locationLimits.accountId} characters` }]
    : [];

const flag = { ...unchecked, shape: 'flag', isEmptiedByNull: false } as const;
const writebackText = { ...unchecked, ...optionalText, shape: 'text', locked: lockReasons.connection } as const;

/** The fields that only support sets, in the order of the form. @see */
export const supportRows = {
  isActive: {
    ...flag,
    label: 'Active',
    empty: true,
    read: ({ isActive }) => isActive,
    locked: lockReasons.place,
    audited: null,
  },
  locationAccountId: {
    ...optionalText,
    label: 'Account number',
    shape: 'text',
    maxLength: locationLimits.accountId,
    check: accountIdIssues,
    read: ({ locationAccountId }) => locationAccountId ?? '',
    locked: lockReasons.place,
    audited: { field: 'locationAccountId' },
  },
  locationPortalTypeId: {
    ...unchecked,
    label: 'Portal type',
    shape: 'text',
    empty: '',
    check: (id, path, { known }) =>
      known.portalTypeIds.includes(id) ? [] : [{ path, code: 'required', message: locationTexts.portalType }],
    isEmptiedByNull: false,
    read: ({ locationPortalTypeId }) => locationPortalTypeId,
    locked: lockReasons.range,
    audited: null,
  },
  pharmacyCodes: {
    ...placeRows.pharmacyCodes,
    check: pharmacyIssues,
    isEmptiedByNull: false,
    read: ({ locationPharmacies }) => locationPharmacies.map(({ code }) => code),
    locked: lockReasons.range,
    audited: { field: 'locationPharmacies', label: 'Pharmacy' },
  },
  isPimsEnabled: {
    ...unchecked,
    label: 'PIMS enabled',
    shape: 'answer',
    empty: null,
    isEmptiedByNull: true,
    read: (location) => location.isPimsEnabled,
    locked: lockReasons.connection,
    audited: { field: 'isPimsEnabled', label: 'Practice system features' },
  },
  pimsConnectionType: {
    ...unchecked,
    label: 'PIMS connection type',
    shape: 'pimsConnectionType',
    empty: null,
    check: (type, path) =>
      type === null || pimsConnectionTypes.includes(type)
        ? []
        : [{ path, code: 'unknown', message: settingsTexts.unknownConnection }],
    isEmptiedByNull: true,
    read: ({ pimsConnectionType }) => pimsConnectionType,
    locked: lockReasons.connection,
    audited: { field: 'pimsConnectionType', label: 'Practice system' },
  },
  pimsAccountId: {
    ...unchecked,
    ...optionalText,
    label: 'PIMS account ID',
    shape: 'text',
    read: ({ pimsAccountId }) => pimsAccountId ?? '',
    locked: lockReasons.account,
    audited: { field: 'pimsAccountId', label: 'Practice system account' },
  },
  isEnabledForWriteback: {
    ...flag,
    label: 'Writeback',
    empty: false,
    check: (isOn, path, { form, known }) =>
      isOn && !canWriteBack(form, known) ? [{ path, code: 'impossible', message: settingsTexts.writeback }] : [],
    read: ({ isEnabledForWriteback }) => isEnabledForWriteback,
    locked: lockReasons.connection,
    audited: { field: 'isEnabledForWriteback' },
  },
  pimsWritebackAccountId: {
    ...writebackText,
    label: 'Writeback account ID',
    read: ({ pimsWritebackAccountId }) => pimsWritebackAccountId ?? '',
    audited: { field: 'pimsWritebackAccountId', label: 'Writeback account' },
  },
  pimsWritebackLocationId: {
    ...writebackText,
    label: 'Writeback location ID',
    read: ({ pimsWritebackLocationId }) => pimsWritebackLocationId ?? '',
    audited: { field: 'pimsWritebackLocationId', label: 'Writeback location' },
  },
} as const satisfies SupportTable;

/**
 * The fields of a location, in the order of the form. The schemas, the empty form, the checks, what is stored, updates
 * and changes, what a practice may not change, and the audit words derive from this table; the columns of the server and
 * the controls of the portal are typed by it.
 *
 * @see
 */
export const locationFields = { ...practiceRows, ...supportRows, ...listRows } as const;

export const locationLabels = formLabels(locationFields);
