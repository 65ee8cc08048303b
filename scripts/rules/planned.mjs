/**
 * Rules of core that nothing calls yet, by what they wait for. Whoever builds that screen takes them out here: a name
 * that is called, or that is gone, fails the check.
 */
export const planned = {
  'the lists and forms of clients and patients': ['isCompleteAddress', 'groupByClient', 'statusFilterOf'],
  'people, rights and locations': ['defaultPriceBook', 'modalWidth', 'landingRoute'],
  'other teams, who take the whole validator or rule from the library': [
    'prescriptionFormValidator',
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
