/** The client notification options, with days from today; 6 months are 182.5 days, rounded to 183 (P-078). */
export const notificationOptions = [
  { code: 'none', label: 'None', days: null },
  { code: 'today', label: 'Today', days: 0 },
  { code: '30-days', label: '30 Days', days: 30 },
  { code: '60-days', label: '60 Days', days: 60 },
  { code: '90-days', label: '90 Days', days: 90 },
  { code: '6-months', label: '6 Months', days: 183 },
  { code: 'select-date', label: 'Select Date', days: null },
] as const;
export type NotificationOption = (typeof notificationOptions)[number]['code'];
