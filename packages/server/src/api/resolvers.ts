import type { AllResolvers } from './resolver.js';
import { clientResolvers } from './resolve/client.js';
import { impersonationResolvers } from './resolve/impersonation.js';
import { orderResolvers } from './resolve/order.js';
import { outboxResolvers } from './resolve/outbox.js';
import { patientResolvers } from './resolve/patient.js';
import { peopleResolvers } from './resolve/people.js';
import { pimsResolvers } from './resolve/pims.js';
import { practiceResolvers } from './resolve/practice.js';
import { prescriptionResolvers } from './resolve/prescription.js';
import { productResolvers } from './resolve/product.js';
import { productSearchResolvers } from './resolve/product-search.js';
import { referenceResolvers } from './resolve/reference.js';
import { sessionResolvers } from './resolve/session.js';
import { signingResolvers } from './resolve/signing.js';
import { taskResolvers } from './resolve/task.js';

/** Every operation of the contract with what answers it; one without an answer does not compile. */
export const resolvers: AllResolvers = {
  ...clientResolvers,
  ...impersonationResolvers,
  ...orderResolvers,
  ...outboxResolvers,
  ...patientResolvers,
  ...peopleResolvers,
  ...pimsResolvers,
  ...practiceResolvers,
  ...prescriptionResolvers,
  ...productResolvers,
  ...productSearchResolvers,
  ...referenceResolvers,
  ...sessionResolvers,
  ...signingResolvers,
  ...taskResolvers,
};
