export { alertName, alertsOf, interrupts } from './alert.js';
export type { Alert } from './alert.js';
export { declineGroupOf, declineGroups } from './decline-group.js';
export { locationMark, reportEmbedUrl } from './embed.js';
export { endingKindLabels, endingKinds, endingSoonDays, lastShownEnd } from './ending.js';
export type { EndingKind } from './ending.js';
export {
  checkPeriod,
  defaultPeriodDays,
  lastDays,
  maxPeriodDays,
  partsOf,
  periodBefore,
  periodChoices,
} from './period.js';
export type { ReportPeriod } from './period.js';
export { durationText, perHundred } from './share.js';
export { unseenAlerts, unseenAlertsText } from './unseen-alerts.js';
