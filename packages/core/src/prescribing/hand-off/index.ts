export type { Colleague } from './colleague.js';
export { checkExamText, examNotice, examTextMaxLength, proposedExamText } from './exam-first.js';
export type { ExamTextFacts } from './exam-first.js';
export { checkHandOff, handOffNoteMaxLength, notificationKinds, notifiedUsers } from './hand-off-form.js';
export type { HandOffChoices, HandOffForm, NotificationKind, Notified } from './hand-off-form.js';
export { insertMention, mentionedUsers, suggestMentions, unknownMentions } from './mention.js';
export { summaryParts, summaryStart, summaryText } from './session-summary.js';
export type { SessionCounts, SummaryPart } from './session-summary.js';
export {
  checkSnooze,
  deadlineText,
  lastSnoozeDay,
  longestSnoozeDays,
  requestDeadline,
  snoozeChoices,
  snoozedCountText,
  snoozeReasonMaxLength,
  snoozeState,
} from './snooze.js';
export type { SnoozeChoice, SnoozeContext, SnoozedRequest, SnoozeForm } from './snooze.js';
export { changedMeanwhile, handedOffNotice, handOffErrorNotice, notificationText, snoozedNotice } from './text.js';
export type { LastChange } from './text.js';
