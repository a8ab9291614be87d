/** Swahili texts of why a version of a report differs from the one that it replaces. */
export const versions = {
  title: 'Tofauti na toleo la awali',
  link: 'Ikilinganishwa na toleo la {{version}}',
  first: 'Hili ni toleo la kwanza: hakuna la kulinganisha nalo.',
  none: 'Hakuna takwimu iliyobadilika.',
  version: 'Toleo la {{version}}',
  recordsFailed: 'Rekodi hazikuweza kupakiwa',
  tooMany: 'Sababu zilizo juu na kiasi chake zimekamilika.',
  cause: {
    DEDUP: 'Rekodi zilizoingia mara mbili',
    VOID: 'Zilizobatilishwa',
    LATE_SETTLEMENT: 'Rekodi zilizochelewa',
    SOURCE_CORRECTION: 'Masahihisho ya chanzo',
    MANUAL: 'Vichujio vilivyobadilishwa',
    FX: 'Viwango vya kubadilisha fedha',
    RULE_CHANGE: 'Kanuni zilizobadilika',
  },
  meaning: {
    DEDUP: 'Rekodi za faili zilizogundulika kuwa marudio.',
    VOID: 'Dau zilizobatilishwa au kughairiwa tangu hapo.',
    LATE_SETTLEMENT: 'Rekodi zilizopakiwa baada ya toleo la awali.',
    SOURCE_CORRECTION: 'Rekodi ambazo chanzo kilituma tena, au kuziondoa.',
    MANUAL: 'Uchaguzi mwingine wa vichujio, uliofanywa na mtu.',
    FX: 'Viwango vingine rasmi vya kubadilisha fedha.',
    RULE_CHANGE: 'Kanuni nyingine, au mchezo uliowekwa katika madaraja mengine ya kodi.',
  },
};
