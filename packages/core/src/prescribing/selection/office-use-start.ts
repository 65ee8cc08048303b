import type { ShortcutType } from '../../practice/location/index.js';
import { startPrescriptionForm, type PrescriptionForm, type StartContext } from '../prescription/index.js';
import type { ProductFacts } from '../../catalog/product/index.js';
import type { KnownParties } from './known-parties.js';

/** Label of the SIG and NP shortcut that office use starts with: its sigCode and npCode. */
export const officeUseCode = 'vetou';

/** A shortcut available to the location; contract field names. */
export interface ShortcutFacts {
  readonly type: ShortcutType;
  readonly label: string;
  readonly details: string;
  readonly isGlobal: boolean;
}

/** The location's own shortcut takes precedence over a global one with the same label. */
function detailsOf(type: ShortcutType, shortcuts: readonly ShortcutFacts[]): string {
  const named = shortcuts.filter((shortcut) => shortcut.type === type && shortcut.label.trim() === officeUseCode);
  return (named.find(({ isGlobal }) => !isGlobal) ?? named[0])?.details ?? officeUseCode;
}

/** Directions and note to pharmacy for office use: the details of its shortcuts, else the code itself. @see A-142 */
export function officeUseTexts(
  shortcuts: readonly ShortcutFacts[],
): Pick<PrescriptionForm, 'directions' | 'noteToPharmacy'> {
  return { directions: detailsOf('SIG', shortcuts), noteToPharmacy: detailsOf('NP', shortcuts) };
}

/**
 * The initial form of `/officeuserx/create/rx`.
 *
 * @param parties - the office-use client and patient of the location
 * @see, P-063
 */
export function startOfficeUseForm(
  source: {
    readonly product: ProductFacts;
    readonly parties: KnownParties;
    readonly shortcuts: readonly ShortcutFacts[];
  },
  context: StartContext,
): PrescriptionForm {
  const { clientId, patientId } = source.parties;
  const parties = { locationClientId: clientId, locationPatientId: patientId, isOfficeUse: true };
  const form = startPrescriptionForm({ from: 'product', product: source.product, parties }, context);
  return { ...form, ...officeUseTexts(source.shortcuts) };
}
