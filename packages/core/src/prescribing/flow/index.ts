export { linkPageOf, showsUnlinkedPatient, showsUnlinkedVet, unlinkedPatientAlert, unlinkedVetAlert } from './alert.js';
export { issueFlowFacts } from './issue-flow-facts.js';
export type { IssueFlowFacts, IssueFlowKnowledge } from './issue-flow-facts.js';
export { issueFlow } from './issue-flow.js';
export type { IssueFlowContext, IssueFlowEvent, IssueQuestion, SaveRequest, WorkflowRequest } from './issue-flow.js';
export { helpClientFlow } from './help-client-flow.js';
export type { HelpClientContext, HelpClientParties } from './help-client-flow.js';
