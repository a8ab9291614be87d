import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { runbook as english } from './runbook.en';

/** The same in Swahili. */
export const runbook: CatalogueLike<typeof english> = {
  'CA-01': {
    name: 'Tarehe ya mwisho inakaribia',
    means: 'Ripoti inatakiwa ndani ya siku moja, na hakuna kilichotumwa kuitimiza.',
    todo: 'Fungua wajibu, iga na utume ripoti ithibitishwe, na umwambie mtu wa pili kuwa ni ya haraka.',
    step: 'Iandae na uiwasilishe',
  },
  'CA-02': {
    name: 'Tarehe ya mwisho imepita',
    means: 'Muda umepita na mamlaka haina kitu. Faini zinaweza kuanza leo.',
    todo: 'Tuma ripoti sasa, ieleze mamlaka sababu ya kuchelewa, kisha tatua kwa maelezo ya ulichowaambia.',
    step: 'Iwasilishe sasa',
  },
  'CA-03': {
    name: 'Hakuna uthibitisho wa kupokea',
    means: 'Ripoti ilitumwa, na mamlaka haijathibitisha kuipokea ndani ya saa zake.',
    todo: 'Angalia simu za kutoka kwa mamlaka. Waulize kwa simu; ambatisha jibu lao kwenye Uthibitisho wa watu wawili.',
    step: 'Angalia kilichotumwa',
  },
  'CA-04': {
    name: 'Ripoti imekataliwa',
    means: 'Mamlaka imekataa ripoti. Kisheria inahesabika haijawasilishwa.',
    todo: 'Soma msimbo na maneno ya kukataliwa, anza marekebisho kwenye Uthibitisho wa watu wawili, na utume toleo linalofuata.',
    step: 'Soma sababu, na usahihishe',
  },
  'CA-05': {
    name: 'Jumla hazilingani',
    means:
      'Walichosema watoa data, kilichopakiwa na kilichoripotiwa vinatofautiana, au sheria ya vitabu imevunjwa.',
    todo: 'Linganisha jumla za udhibiti kwenye Upakiaji wa data. Usithibitishe chochote cha kipindi hadi tofauti ijulikane.',
    step: 'Angalia kinachotofautiana',
  },
  'CA-06': {
    name: 'Data haipo',
    means: 'Faili lililotarajiwa halijafika, au chanzo kilikaa kimya saa ambazo huwa na dau.',
    todo: 'Omba faili kwa chanzo. Kama halitakuja kamwe, eleza pengo kwenye Upakiaji wa data.',
    step: 'Angalia kisichopo',
  },
  'CA-07': {
    name: 'Rekodi zilizochelewa',
    means: 'Rekodi zimekuja kwa kipindi kilichofungwa au kilichoripotiwa tayari.',
    todo: 'Angalia zinachobadilisha. Rekebisha kipindi cha kodi au tuma marekebisho; mamlaka ikihamisha, fanya hivyo.',
    step: 'Angalia kinachobadilika',
  },
  'CA-08': {
    name: 'Faili limerudiwa',
    means:
      'Faili lile lile, au rekodi nyingi zinazojulikana, zimekuja tena. Hakuna kilichohesabiwa mara mbili.',
    todo: 'Kiambie chanzo. Kukiri kunatosha.',
    step: 'Angalia mafaili',
  },
  'CA-09': {
    name: 'Mnyororo umevunjika',
    means:
      'Mstari wa ukaguzi, au mzigo ulioganda, si kile kilichopigwa muhuri. Kuna kilichobadilisha kumbukumbu.',
    todo: 'Acha kuthibitisha. Hakiki mnyororo kwenye Kumbukumbu za ripoti, hifadhi nakala ya ghala, na uwaite wanaoendesha mfumo.',
    step: 'Angalia kumbukumbu',
  },
  'CA-10': {
    name: 'Mamlaka haijibu',
    means: 'Simu kwa mamlaka zinashindwa, tano mfululizo au zaidi ya moja kati ya tano.',
    todo: 'Angalia simu za kutoka kwenye Kumbukumbu za API. Kagua mtandao, ufunguo na hali ya mamlaka; kutuma huendelea kwenyewe.',
    step: 'Angalia miito',
  },
  'CA-11': {
    name: 'Cheti kinaisha',
    means: 'Cheti kinachotia saini au kulinda simu kwa mamlaka kinaisha ndani ya siku 30, au kimeisha.',
    todo: 'Kihuishe kwa mamlaka na uweke kipya kabla ya tarehe.',
    step: 'Weka cheti kipya',
  },
  'CA-12': {
    name: 'Kanuni haijathibitishwa',
    means: 'Ripoti iliyo njiani inategemea kanuni ya kodi ambayo hakuna aliyeithibitisha bado.',
    todo: 'Hakikisha kanuni inathibitishwa kwenye Mamlaka, au thibitisha ripoti kwa sababu.',
    step: 'Angalia ripoti',
  },
  'CA-13': {
    name: 'Uthibitisho umekataliwa',
    means: 'Mtu alijaribu kuthibitisha ripoti yake mwenyewe, au aliandika jumla isiyo sahihi mara tatu.',
    todo: 'Msimamizi azungumze na mtu huyo na aandike matokeo.',
    step: 'Angalia ilihusu nini',
  },
  'CA-14': {
    name: 'Fedha za wachezaji hazitoshi',
    means: 'Fedha zilizoshikwa ni pungufu ya zinazodaiwa na wachezaji.',
    todo: 'Iambie fedha sasa. Fidia tofauti, na upakie salio jipya.',
    step: 'Angalia fedha',
  },
  'CA-15': {
    name: 'Saa iko mbele',
    means:
      'Chanzo hufunga mafaili kabla ya saa kwisha: saa yake si sahihi, na dau zinaweza kuangukia siku isiyo yake.',
    todo: 'Kiagize chanzo kirekebishe saa. Huisha baada ya mafaili ishirini kwa wakati.',
    step: 'Angalia chanzo',
  },
  'CA-16': {
    name: 'Takwimu isiyo ya kawaida',
    means: 'Kilichobaki cha aina ya mchezo kiko mbali na siku 90 zilizopita. Huenda si kosa.',
    todo: 'Angalia ushindi mkubwa wa siku hiyo, kisha tatua kwa ulichokuta.',
    step: 'Angalia siku za karibu',
  },
  'CA-17': {
    name: 'Kiwango cha fedha hakipo',
    means: 'Kuna matukio ya siku zisizo na kiwango cha kubadilisha fedha.',
    todo: 'Pakia viwango vya siku hizo; takwimu za sarafu nyingine ni za muda hadi hapo.',
    step: 'Angalia takwimu zenye shaka',
  },
  'CA-18': {
    name: 'Droo ina ziada au upungufu',
    means: 'Zamu za duka zilikuwa na ziada au upungufu kupita kiwango kinachovumiliwa.',
    todo: 'Liulize duka, linganisha na zamu, na utatue kwa maelezo.',
    step: 'Angalia zamu',
  },
};
