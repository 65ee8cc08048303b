import { builtInModules } from '../../practice/location/index.js';
import type { RightNeed } from './need.js';

/**
 * Reasons of refusals; each says what would help, none reveals whether an inaccessible location or record exists
 * (A-018).
 */
export const refusalTexts = {
  supportOnly: 'Only Signa support can do this.',
  adminSupportOnly: 'Only the admin support group can do this.',
  practiceOnly: 'Support users can do this only while impersonating a user of the practice.',
  neverSupport: 'Only users of the practice can do this. Signa support cannot, even while impersonating.',
  notWhileImpersonating: 'You cannot do this while impersonating. End the impersonation first.',
  noLocation: 'This request must specify a location.',
  foreignLocation: 'You do not have access to this location. Choose one of your locations.',
  inactiveRole: 'Your role at this location is not active. Ask an administrator of your practice.',
  foreignUser: 'You can look up only your own user.',
  ownFields: 'You cannot change these values of your own record. Ask an administrator of your practice.',
  helpClientOff: 'Ordering on behalf of a client is turned off at this location. Ask Signa support to turn it on.',
  reportsOff: 'Reports are turned off at this location. Ask Signa support to turn them on.',
  helpAsYourself: 'You can order on behalf of a client only as yourself.',
  supportSwitch: 'Only Signa support can enable or disable an account.',
  delegatesOfVets: 'Only the vet, or a vet who manages users, can change who signs for a vet.',
  supportFields: 'Only Signa support can change an email address.',
} as const;

/** The endings of that text, which differ in the third person. */
export const roleNeedParts = {
  who: 'Your role at this location',
  advice: ' Ask an administrator of your practice.',
} as const;

/** 'Your role at this location needs edit permission for Create, Approve or Office Use. ...' */
export function needText({ right, modules }: RightNeed): string {
  const labels = builtInModules.filter((module) => modules.includes(module.name)).map((module) => module.label);
  // Not Intl.ListFormat: creating the first one takes longer than the first paint, which waits for permissions.
  const list = [labels.slice(0, -1).join(', '), ...labels.slice(-1)].filter((text) => text !== '').join(' or ');
  return `${roleNeedParts.who} needs ${right} permission for ${list}.${roleNeedParts.advice}`;
}
