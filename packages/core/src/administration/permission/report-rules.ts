import { view } from './need.js';
import type { PermissionRule } from './rule.js';

const readReports = (requirement: PermissionRule['requirement']): PermissionRule => ({
  requirement,
  practice: { kind: 'rights', all: [view('reports')] },
  support: 'no',
  impersonating: 'as-user',
});
const readFigures = readReports('A-288');

/**
 * Permission to read the reports of a location. All of them also require the feature hasReportingPage, which the
 * resolvers check (`reportsAreOn`).
 *
 * @see
 */
export const reportRules = {
  GetReportEmbedUrl: readReports('A-167'),
  GetIssuedFigures: readFigures,
  GetRequestFigures: readFigures,
  GetDeclineFigures: readFigures,
  GetAlertFigures: readFigures,
  GetEndingRights: readFigures,
} as const;
