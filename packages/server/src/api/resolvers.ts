import type { AllResolvers } from './contract.js';

/** Every operation of the contract with what answers it. */
export const resolvers: Partial<AllResolvers> = {};
