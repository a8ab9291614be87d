import type { CatalogueOf } from './catalogue-of';
import type { alertEnds as en } from './alert-ends.en';

export const alertEnds: CatalogueOf<typeof en> = {
  'CA-01': 'Ritani ilitumwa, au muda wake umepita.',
  'CA-02': 'Ritani ilitumwa baada ya muda wake.',
  'CA-03': 'Mamlaka imejibu.',
  'CA-04': 'Toleo jipya zaidi la ripoti lilikubaliwa.',
  'CA-05': 'Takwimu zinalingana tena.',
  'CA-06': 'Pengo lilijazwa au kuelezwa.',
  'CA-07': 'Takwimu zinazotumika zina rekodi zilizochelewa.',
  'CA-09': 'Alama zinalingana tena.',
  'CA-10': 'Mamlaka inajibu tena, au haikuitwa kwa siku kadhaa.',
  'CA-11': 'Cheti kilihuishwa.',
  'CA-12': 'Kanuni imethibitishwa, sababu ilitolewa, au ripoti haiko njiani tena.',
  'CA-14': 'Fedha zilizopo zinawatosha wachezaji tena.',
  'CA-15': 'Chanzo kinatuma faili zake kwa wakati tena.',
  'CA-17': 'Kiwango kilipakiwa.',
};
