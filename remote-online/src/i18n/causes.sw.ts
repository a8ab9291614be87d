/** Why a version of a report came to other figures, in Swahili. */
export const cause = {
  DEDUP: 'Rekodi zilizoingia mara mbili',
  VOID: 'Zilizobatilishwa',
  LATE_SETTLEMENT: 'Zilizomalizika kwa kuchelewa',
  SOURCE_CORRECTION: 'Masahihisho ya chanzo',
  MANUAL: 'Masahihisho ya mkono',
  FX: 'Viwango vya kubadilisha fedha',
  RULE_CHANGE: 'Kanuni zilizobadilika',
};

/** What each means, in a sentence. */
export const causeMeaning = {
  DEDUP: 'Rekodi za faili zilizogundulika kuwa marudio.',
  VOID: 'Dau zilizobatilishwa au kughairiwa tangu hapo.',
  LATE_SETTLEMENT: 'Rekodi zilizopakiwa baada ya toleo la awali.',
  SOURCE_CORRECTION: 'Rekodi ambazo chanzo kilituma toleo jingine, au kuziondoa.',
  MANUAL: 'Uchaguzi mwingine wa vichujio, uliofanywa na mtu.',
  FX: 'Viwango vingine rasmi vya kubadilisha fedha.',
  RULE_CHANGE: 'Kanuni nyingine, au mchezo uliowekwa katika madaraja mengine ya kodi.',
};
