export { builtInView, builtInViewIds, builtInViews, everyRequestView } from './built-in-view.js';
export type { BuiltInViewId, QueueView } from './built-in-view.js';
export {
  checkOwnViews,
  editOwnViews,
  noOwnViews,
  normalizeOwnViews,
  ownViewLimits,
  ownViewTexts,
  viewNameIssue,
  viewOf,
  viewQuery,
  viewQueryIssue,
} from './own-view.js';
export type { OwnView, OwnViewEdit, OwnViews } from './own-view.js';
export { currentView, defaultViewOf, opensDefaultView, queueAddress, viewAddress } from './view-address.js';
export type { CurrentView } from './view-address.js';
