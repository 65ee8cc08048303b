/** Assigns numbers to users, the same throughout a file; 0 is Signa. */
export function openPeopleNumbers(): (who: string) => number {
  const people = ['Signa'];
  return (who) => {
    if (!people.includes(who)) people.push(who);
    return people.indexOf(who);
  };
}
