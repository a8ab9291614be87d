import type { CatalogueOf } from '../../words/catalogue-of';
import type { dimensions as english } from './dimensions.en';

/** Swahili words for what figures are split by. */
export const dimensions: CatalogueOf<typeof english> = {
  day: {
    label: 'Siku ya michezo',
    definition:
      'Siku katika ukanda wa leseni, kuanzia saa yake ya kuanza hadi inayofuata; msingi unaamua ni tukio gani la dau linahesabiwa. Huwa na saa 23 au 25 saa zinapobadilishwa.',
    law: 'Uholanzi: masalio ya mwisho wa siku huhesabiwa kwa siku za UTC (hifadhidata ya udhibiti ya KSA).',
  },
  month: { label: 'Mwezi', definition: 'Mwezi wa kalenda wa siku ya michezo.' },
  brand: {
    label: 'Chapa',
    definition:
      'Jina ambalo dau lilitolewa chini yake. Leseni moja inaweza kuhusu chapa kadhaa: kinachowasilishwa kwa ajili yake kina takwimu za kila chapa kando ya jumla yao.',
  },
  licence: { label: 'Leseni', definition: 'Leseni ambayo dau lilipokelewa chini yake.' },
  channel: {
    label: 'Njia',
    definition: 'Mtandaoni au dukani: ritani ina kila kinachotozwa kodi yake, popote kilipouzwa.',
    law: 'Uingereza: kwa ushuru wa kubashiri, mashine ya kujihudumia dukani si kubashiri kwa mbali (gov.uk, 26 Novemba 2025).',
  },
  vertical: {
    label: 'Aina ya mchezo',
    definition: 'Aina ya mchezo.',
    law: 'Denmark: michezo pepe ni kundi lake tangu 1 Septemba 2020 (VirtuelFastOdds).',
  },
  provider: { label: 'Mtoa huduma', definition: 'Anayetoa mchezo.' },
  product: { label: 'Bidhaa', definition: 'Jina la mchezo au soko.' },
  productId: { label: 'Namba ya bidhaa', definition: 'Kitambulisho cha mchezo kwenye chanzo.' },
  device: { label: 'Kifaa', definition: 'Kifaa kilichotumika kuweka dau.' },
  playerCountry: { label: 'Nchi ya mchezaji', definition: 'Nchi ya makazi, herufi mbili.' },
  region: { label: 'Mkoa', definition: 'Mkoa wa tawi.' },
  branch: { label: 'Tawi', definition: 'Kitambulisho cha tawi.' },
  branchName: { label: 'Jina la tawi', definition: 'Jina la tawi kwa sasa.' },
  terminal: {
    label: 'Mashine',
    definition: 'Kitambulisho cha mashine iliyouza.',
    law: 'Denmark: madau ya maduka hutaja mashine yake (SpilTerminalIdentifikation, masharti ya ripoti ya Spillemyndigheden).',
  },
  terminalType: {
    label: 'Aina ya mashine',
    definition: 'Kaunta, ya kujihudumia au ya mkononi.',
    law: 'Denmark: kitambulisho hutofautisha kaunta na kujihudumia (Spillemyndigheden). Uingereza: mashine ya kujihudumia ni ya dukani kwa ushuru wa kubashiri (gov.uk, 26 Novemba 2025).',
  },
  cashier: {
    label: 'Mtunza fedha',
    definition: 'Kitambulisho cha mtunza fedha; hakuna pale mashine ilipouza.',
    law: 'New Jersey inadai muhtasari wa mapokezi wa kila mtunza fedha, N.J.A.C. 13:69N-1.13.',
  },
};
