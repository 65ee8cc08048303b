/**
 * Rules of core that nothing calls yet, by the screen that will call them. Building that screen removes the entry: a
 * name that is called, or no longer exists, fails the check.
 */
export const planned = {
  'the lists and forms of clients and patients': ['isCompleteAddress', 'groupByClient', 'statusFilterOf'],
  'people, rights and locations': ['defaultPriceBook', 'modalWidth', 'landingRoute'],
  'other teams, who take the whole validator or rule from the library': [
    'isInHistorySearch',
    'activitySchema',
    'addressSchema',
    'addressesSchema',
    'addShortcutSchema',
    'archiveInputSchema',
    'birthdateSchema',
    'deceasedDateSchema',
    'declineFormSchema',
    'patientNameSchema',
    'patientPromptSchema',
    'phonesSchema',
    'sentOutcomeSchema',
    'simpleDeclineFormSchema',
    'weightSchema',
    'weightUnitSchema',
  ],
};
