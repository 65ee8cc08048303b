/** Whether a property makes Chakra render another element, or the same one with another class. */
export const replacesElement = (name: string): boolean => ['as', 'asChild', 'className'].includes(name);
