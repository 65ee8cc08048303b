const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words of a text that says the animal has no allergies; one of `negativeWords` must be among them. */
export const noneWords = wordsOf(
  'no none known nka nkda nkma nkfa nil na n a denie noted reported recorded listed found drug food medication allergy ' +
    'allergie reaction to date at this time on file any yet so far adverse other than above',
);
export const negativeWords = wordsOf('no none nka nkda nkma nkfa nil na n denie');

/** Words of a health condition that do not identify it: severity, duration, side. */
export const conditionFillers = wordsOf(
  'a acute and at bilateral by cat chronic controlled diagnosed disease disorder dog dx early end for from grade had has ' +
    'history hx idiopathic in intermittent is l late left mild moderate month monitor of old on ongoing os ou od possible ' +
    'primary probable r recurrent resolved right secondary severe since stable stage suspect suspected the to type under ' +
    'unilateral week with year yr',
);

/** Words of a text that says the animal is healthy. */
export const healthyWords = wordsOf(
  'none no known nil na n a healthy normal nothing significant noted reported recorded finding',
);

/** Words of a recorded medication that do not identify it: strength, form and route. */
export const doseWords = wordsOf(
  'a am apply as bid bottle caplet compounded daily day delayed dog cat drop each eod every extended for generic give half ' +
    'hour hr in iv kg mcg mg ml month monthly morning needed night of once orally disintegrating per pm po pound prn puff q ' +
    'qid release sid sq sr sustained tab tid tiny transdermal twice unit week weekly xr er inhaler hfa mini soft chewable ' +
    'sterile usp human label small large medium',
);

/** Words that reverse a denial: 'does not tolerate', 'no longer allergic'. */
export const takesBack = wordsOf('not cannot can couldn doesn didn won never longer poorly badly');

/** Words for an allergy within a denial: 'No penicillin allergy'. */
export const reactionWords = wordsOf(
  'allergy allergie allergic reaction sensitivity hypersensitivity intolerance issue problem',
);
