import type { AllResolvers } from '../resolver.js';
import { accessReviewResolvers } from './access-review.js';
import { auditResolvers } from './audit.js';
import { clientResolvers } from './client.js';
import { externalCheckResolvers } from './external-check.js';
import { favoriteResolvers } from './favorite.js';
import { importFileResolvers } from './import-file.js';
import { handOffResolvers } from './hand-off.js';
import { impersonationResolvers } from './impersonation.js';
import { mergeResolvers } from './merge.js';
import { orderResolvers } from './order.js';
import { outboxResolvers } from './outbox.js';
import { patientResolvers } from './patient.js';
import { peopleResolvers } from './people.js';
import { pictureResolvers } from './picture.js';
import { pimsResolvers } from './pims.js';
import { pimsAccountResolvers } from './pims-account.js';
import { pimsImportResolvers } from './pims-import.js';
import { pimsRecordResolvers } from './pims-record.js';
import { practiceResolvers } from './practice.js';
import { prescriptionResolvers } from './prescription.js';
import { productResolvers } from './product.js';
import { productSearchResolvers } from './product-search.js';
import { recordAlertResolvers } from './record-alert.js';
import { queueViewResolvers } from './queue-view.js';
import { referenceResolvers } from './reference.js';
import { reportResolvers } from './report.js';
import { refusedCallResolvers } from './refused-call.js';
import { renewalResolvers } from './renewal.js';
import { roleResolvers } from './role.js';
import { sessionResolvers } from './session.js';
import { signingResolvers } from './signing.js';
import { supportSearchResolvers } from './support-search.js';
import { taskResolvers } from './task.js';
import { timelineResolvers } from './timeline.js';
import { warningOverrideResolvers } from './warning-override.js';

/** Every contract operation with its resolver; a missing one is a compile error. */
export const resolvers: AllResolvers = {
  ...accessReviewResolvers,
  ...auditResolvers,
  ...clientResolvers,
  ...externalCheckResolvers,
  ...handOffResolvers,
  ...favoriteResolvers,
  ...impersonationResolvers,
  ...importFileResolvers,
  ...mergeResolvers,
  ...orderResolvers,
  ...outboxResolvers,
  ...patientResolvers,
  ...peopleResolvers,
  ...pictureResolvers,
  ...pimsResolvers,
  ...pimsAccountResolvers,
  ...pimsImportResolvers,
  ...pimsRecordResolvers,
  ...practiceResolvers,
  ...prescriptionResolvers,
  ...productResolvers,
  ...productSearchResolvers,
  ...recordAlertResolvers,
  ...queueViewResolvers,
  ...referenceResolvers,
  ...reportResolvers,
  ...refusedCallResolvers,
  ...renewalResolvers,
  ...roleResolvers,
  ...sessionResolvers,
  ...signingResolvers,
  ...supportSearchResolvers,
  ...taskResolvers,
  ...timelineResolvers,
  ...warningOverrideResolvers,
};
