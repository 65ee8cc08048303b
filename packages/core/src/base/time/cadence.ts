/** Milliseconds between the last keystroke and the search request, for every search (P-228, A-186, C-190). */
export const searchDebounceMs = 300;

/** Milliseconds between two refreshes (P-152, P-175, P-228). */
export const pollingMs = { approvals: 30_000, dashboardCounts: 30_000, pagedTasks: 300_000 } as const;

/** Milliseconds between reloads of the impersonation ID of a help-client session (A-188, C-191). */
export const helpClientRecheckMs = 10_000;

/** Milliseconds that a notice stays, in prescribing and in all other areas (P-224). */
export const noticeMs = { prescribing: 1_500, general: 5_000 } as const;

/** Milliseconds that a notice with a button stays: enough to read it, decide and press the button (C-279). */
export const noticeWithButtonMs = 10_000;

/** Milliseconds that the confirmation of a copy button stays (C-188). */
export const copyTooltipMs = 500;

/** A date within this many calendar months counts as expiring soon (P-139, P-228). */
export const nearExpiryMonths = 1;
