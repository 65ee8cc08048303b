/** Milliseconds after the last keystroke until a search is sent, the same for every search (P-228, A-186, C-190). */
export const searchDebounceMs = 300;

/** Milliseconds between two refreshes (P-152, P-175, P-228). */
export const pollingMs = { approvals: 30_000, dashboardCounts: 30_000, pagedTasks: 300_000 } as const;

/** Milliseconds after which the page asks again for the impersonation id of a help-client session (A-188, C-191). */
export const helpClientRecheckMs = 10_000;

/** Milliseconds a notice stays: in the flows of prescribing, and elsewhere (P-224). */
export const noticeMs = { prescribing: 1_500, general: 5_000 } as const;

/** Milliseconds of a notice that has a button: time to read what happened, to doubt it and to press (C-279). */
export const noticeWithButtonMs = 10_000;

/** Milliseconds the answer of a copy button stays (C-188). */
export const copyTooltipMs = 500;

/** A date within this many calendar months is near to expire (P-139, P-228). */
export const nearExpiryMonths = 1;
