import type { Notice } from '../../base/failure/index.js';

/** Confirmation before write-back is switched on or off. @see A-465 */
export const writebackQuestion = (isOn: boolean, locationName: string) =>
  isOn
    ? {
        title: `Turn on write-back for ${locationName}?`,
        text: 'From then on each prescription that is issued here is written to the record of the patient in the practice system.',
      }
    : {
        title: `Turn off write-back for ${locationName}?`,
        text: 'Prescriptions that are issued from then on are no longer written to the practice system. What was written stays there.',
      };

/** @see A-465 */
export const writebackNotice = (isOn: boolean): Notice => ({
  status: 'success',
  title: isOn ? 'Write-back is on' : 'Write-back is off',
});
