/** Swahili texts of one file in the place of another. */
export const replacement = {
  heading: 'Mahali pa faili nyingine',
  button: 'Weka faili mpya zaidi mahali pake',
  title: 'Iwekwe faili mpya zaidi mahali pa namba {{seq}} ya {{source}}?',
  effect:
    'Rekodi iliyo katika faili zote mbili inabaki, au inasahihishwa na toleo lake la juu. Rekodi isiyokuwemo katika faili mpya inaacha kutumika inapowasili, isipokuwa iwe katika faili nyingine. Hakuna kinachofutwa: kilichojulikana kabla bado kinaweza kuonyeshwa. Rekodi moja ikikataliwa, faili nzima inakataliwa.',
  field: 'Faili mpya zaidi',
  choose: 'Chagua faili mpya zaidi',
  chooseOther: 'Chagua faili nyingine',
  none: 'Hakuna faili iliyochaguliwa: CSV au NDJSON, isizidi MB 64',
  missing: 'Chagua faili mpya zaidi',
  tooLarge: 'Faili ni kubwa mno: isizidi MB {{most}}',
  noHeader: 'Faili haianzi na kichwa cha faili ya upakiaji',
  misfit: '{{field}} ni {{theirs}} katika faili, na lazima iwe {{ours}}',
  fields: { brand: 'Chapa', source: 'Chanzo', channel: 'Njia', kind: 'Aina', seq: 'Namba' },
  compared: 'Kilichopakiwa kando ya inavyosema faili mpya',
  loaded: 'Iliyopakiwa sasa',
  chosen: 'Faili mpya zaidi',
  ok: 'Badilisha faili',
  failed: 'Faili haikubadilishwa, na hakuna kilichobadilika',
  done: 'Faili mpya zaidi imechukua mahali pake',
  outcome:
    'Zilizokubaliwa {{accepted}}, kati yake zilizosahihishwa {{corrected}}; zilizojulikana tayari {{duplicate}}; zilizoacha kutumika {{withdrawn}}.',
  by: 'Fungua faili iliyokuja mahali pake',
  of: 'Fungua faili iliyobadilishwa nayo',
  rejectsOf: 'Fungua faili ambayo rekodi zake zilizokataliwa iliziingiza',
};
