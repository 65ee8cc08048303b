import { errorNotice, type Notice } from '../../base/failure/index.js';
import { builtInModules, type Right } from '../../practice/location/index.js';
import type { RoleEffect } from './role-effect.js';

export const roleAdded = { status: 'success', title: 'Role added.' } as const satisfies Notice;
export const roleUpdated = { status: 'success', title: 'Role updated.' } as const satisfies Notice;

/** Why a role was not saved; a general text for an unexpected error. */
export function roleNotSaved(code: string, serverMessage: string): Notice {
  const isForeseen = ['BAD_USER_INPUT', 'CONFLICT', 'FORBIDDEN', 'NOT_FOUND'].includes(code);
  return errorNotice('Error', isForeseen ? serverMessage : null, 'Something went wrong');
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** '12 people at 3 locations'. @see A-263 */
export const affectedText = (people: number, locations: number): string =>
  `${counted(people, 'person', 'people')} at ${counted(locations, 'location', 'locations')}`;

/** '4 requests are pending there, and nobody could approve them anymore.' @see A-263 */
export const strandedText = (requests: number): string =>
  requests === 1
    ? '1 request is pending there, and nobody could approve it anymore.'
    : `${requests} requests are pending there, and nobody could approve them anymore.`;

/** The change of authority as a sentence; `null` if it is unchanged. @see */
export function authorityText(authority: RoleEffect['authority']): string | null {
  if (authority === 'lost') return 'They can no longer authorize, and nobody can sign for them.';
  if (authority === 'gained') return 'They can authorize once they have a current vet license on record.';
  return null;
}

/** Rights by module, named as in the menu: 'Clients: edit, delete'. @see A-263 */
export function rightsTexts(rights: readonly { readonly module: string; readonly right: Right }[]): string[] {
  return [...new Set(rights.map(({ module }) => module))].map((name) => {
    const label = builtInModules.find((module) => module.name === name)?.label ?? name;
    const held = rights.filter(({ module }) => module === name).map(({ right }) => right);
    return `${label}: ${held.join(', ')}`;
  });
}
