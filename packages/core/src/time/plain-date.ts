/** A day on a calendar, `YYYY-MM-DD`, without time or zone (P-008). */
export type PlainDate = string;

/** An instant in ISO 8601 and UTC, such as `2026-11-20T13:14:00.000Z`. */
export type Instant = string;
