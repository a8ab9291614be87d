/** Swahili texts of the life of a tax period. */
export const life = {
  label: 'Maisha ya kipindi',
  OPEN: 'Kipindi kinaendelea, au rekodi za kuchelewa bado zina muda wa kufika.',
  SOFT_CLOSED: 'Kimekwisha. Takwimu zimefungwa; mtu hupendekeza kukifunga, mwingine huthibitisha.',
  CLOSED: 'Kimefungwa na watu wawili. Kinaweza kuwasilishwa na kulipwa.',
  FILED: 'Mamlaka imekiri kupokea ritani.',
  PAID: 'Kimewasilishwa na kulipwa chote.',
  REOPENED: 'Kimefunguliwa tena na watu wawili. Hatua inayofuata ni kusahihisha.',
  AMENDED: 'Toleo jipya linatumika. Linaweza kuwasilishwa na kulipwa.',
};
