import type { CatalogueOf } from './catalogue-of';
import type { taxCodes as en } from './tax-codes.en';

/** Swahili names of the codes of taxes. */
export const taxCodes: CatalogueOf<typeof en> = {
  GGT: 'Kodi ya michezo',
  WHT: 'Kodi ya zuio kwa ushindi',
  LEVY: 'Tozo',
  EXC: 'Ushuru wa dau',
  UNCL: 'Zawadi zisizodaiwa',
  BT: 'Kodi ya beti',
  DEX: 'Ada ya haki ya uendeshaji',
  GBD: 'Ushuru wa jumla wa beti',
  GGR35: 'Sehemu ya serikali ya mapato ghafi',
  GTAX: 'Kodi ya michezo ya wachezaji wa Malta',
  IAJ: 'Kodi ya shughuli za kamari',
  IEJO: 'Kodi maalumu ya kamari mtandaoni',
  IU: 'Kodi moja ya michezo',
  IVA: 'Kodi ya ongezeko la thamani',
  KSB: 'Kodi ya beti na michezo',
  OPS: 'Kodi ya poka mtandaoni',
  RGD: 'Ushuru wa michezo ya mbali',
  SPA: 'Ushuru wa kamari (Denmark)',
  SPS: 'Ushuru wa kamari (Uswidi)',
  SWS: 'Kodi ya beti za michezo',
  VAS: 'Kodi ya mashine pepe za sloti',
};
