import { builtInModules } from '../../practice/location/index.js';
import type { RightNeed } from './need.js';

/**
 * Reasons of refusals; each says what would help, none reveals whether an inaccessible location or record exists
 * (A-018).
 */
export const refusalTexts = {
  supportOnly: 'Only Signa support may do this.',
  adminSupportOnly: 'Only the admin support group may do this.',
  practiceOnly: 'Support users may do this only while impersonating somebody of the practice.',
  neverSupport: 'Only people of the practice may do this. Signa support may not, even while impersonating.',
  notWhileImpersonating: 'This is not possible while impersonating. Log out of the impersonation first.',
  noLocation: 'This call has to name a location.',
  foreignLocation: 'You do not work at this location. Choose one of your own locations.',
  inactiveRole: 'Your role at this location is not active. Ask an administrator of your practice.',
  foreignUser: 'You may look up your own user only.',
  ownFields: 'You may not change these values of your own record. Ask an administrator of your practice.',
  helpClientOff:
    'Ordering on behalf of a client is not switched on for this location. Ask Signa support to switch it on.',
  reportsOff: 'Reports are not switched on for this location. Ask Signa support to switch them on.',
  helpAsYourself: 'You may order on behalf of a client as yourself only.',
  supportSwitch: 'Only Signa support may switch an account on or off.',
  delegatesOfVets: 'Only a vet, or a vet who manages users, may change who signs for a vet.',
  supportFields: 'Only Signa support may change an e-mail address.',
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
