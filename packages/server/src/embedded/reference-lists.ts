/** The lookup lists for forms; they are part of the sample, and an operator can load them without it. */
export { referenceLists } from '@signa/fixtures/lists';
