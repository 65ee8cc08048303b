/** The lists that forms choose from; they come with the sample, and an operator may lay them without it. */
export { referenceLists } from '@signa/fixtures/lists';
