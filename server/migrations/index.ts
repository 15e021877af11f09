/** Every migration, in the order of its name. A released one is never edited: the next one corrects it. */
import type { Migration } from 'kysely/migration';
import { accessi } from './001-accessi.ts';
import { anagrafiche } from './002-anagrafiche.ts';
import { estrattoConto } from './003-estratto-conto.ts';
import { preferenzeTipiPagamento } from './004-preferenze-tipi-pagamento.ts';
import { viste } from './005-viste.ts';
import { eventi } from './006-eventi.ts';
import { anagraficheComplete } from './007-anagrafiche.ts';
import { impostazioni } from './008-impostazioni.ts';
import { tracciati } from './009-tracciati.ts';
import { pagamenti } from './010-pagamenti.ts';
import { voci } from './011-voci.ts';
import { ordineTesti } from './012-ordine-testi.ts';
import { scadenze } from './013-scadenze.ts';
import { report } from './014-report.ts';
import { solleciti } from './015-solleciti.ts';
import { chiusura } from './016-chiusura.ts';
import { confermate } from './017-confermate.ts';
import { ritardi } from './018-ritardi.ts';
import { testiSemplici } from './019-testi-semplici.ts';
import { elenchiSoggetti } from './020-elenchi-soggetti.ts';
import { actions } from './021-azioni.ts';
import { diviseNeiReport } from './022-divise-nei-report.ts';
import { ritardiDellePartite } from './023-ritardi-delle-partite.ts';
import { collegamentiTolti } from './024-collegamenti-tolti.ts';
import { annulliAParti } from './025-annulli-a-parti.ts';
import { titolare } from './026-titolare.ts';
import { lavoriAParti } from './027-lavori-a-parti.ts';
import { ricerche } from './028-ricerche.ts';
import { codiciConto } from './029-codici-conto.ts';
import { studioDimostrativo } from './030-studio-dimostrativo.ts';
import { situazioni } from './031-situazioni.ts';
import { cercareOvunque } from './032-cercare-ovunque.ts';
import { compiti } from './033-compiti.ts';
import { cheCosaChiude } from './034-che-cosa-chiude.ts';
import { fascicoli } from './035-fascicoli.ts';
import { accettazioniRiprese } from './036-accettazioni-riprese.ts';
import { sommeDeiGiorni } from './037-somme-dei-giorni.ts';
import { condivise } from './038-condivise.ts';
import { paroleDallaRiga } from './039-parole-dalla-riga.ts';
import { sommeDelleVoci } from './040-somme-delle-voci.ts';
import { cambiDopoLaChiusura } from './041-cambi-dopo-la-chiusura.ts';
import { sommeDeiFlussi } from './042-somme-dei-flussi.ts';
import { cheCosaChiudeNeiReport } from './043-che-cosa-chiude-nei-report.ts';
import { ilGiornoDelReport } from './044-il-giorno-del-report.ts';
import { impronteDeiTesti } from './045-impronte-dei-testi.ts';
import { sommeDellaAzienda } from './046-somme-della-azienda.ts';
import { regoleAParti } from './047-regole-a-parti.ts';
import { righeParziali } from './048-righe-parziali.ts';

export const migrations: Record<string, Migration> = {
  '001_accessi': accessi,
  '002_anagrafiche': anagrafiche,
  '003_estratto_conto': estrattoConto,
  '004_preferenze_tipi_pagamento': preferenzeTipiPagamento,
  '005_viste': viste,
  '006_eventi': eventi,
  '007_anagrafiche': anagraficheComplete,
  '008_impostazioni': impostazioni,
  '009_tracciati': tracciati,
  '010_pagamenti': pagamenti,
  '011_voci': voci,
  '012_ordine_testi': ordineTesti,
  '013_scadenze': scadenze,
  '014_report': report,
  '015_solleciti': solleciti,
  '016_chiusura': chiusura,
  '017_confermate': confermate,
  '018_ritardi': ritardi,
  '019_testi_semplici': testiSemplici,
  '020_elenchi_soggetti': elenchiSoggetti,
  '021_azioni': actions,
  '022_divise_nei_report': diviseNeiReport,
  '023_ritardi_delle_partite': ritardiDellePartite,
  '024_collegamenti_tolti': collegamentiTolti,
  '025_annulli_a_parti': annulliAParti,
  '026_titolare': titolare,
  '027_lavori_a_parti': lavoriAParti,
  '028_ricerche': ricerche,
  '029_codici_conto': codiciConto,
  '030_studio_dimostrativo': studioDimostrativo,
  '031_situazioni': situazioni,
  '032_cercare_ovunque': cercareOvunque,
  '033_compiti': compiti,
  '034_che_cosa_chiude': cheCosaChiude,
  '035_fascicoli': fascicoli,
  '036_accettazioni_riprese': accettazioniRiprese,
  '037_somme_dei_giorni': sommeDeiGiorni,
  '038_condivise': condivise,
  '039_parole_dalla_riga': paroleDallaRiga,
  '040_somme_delle_voci': sommeDelleVoci,
  '041_cambi_dopo_la_chiusura': cambiDopoLaChiusura,
  '042_somme_dei_flussi': sommeDeiFlussi,
  '043_che_cosa_chiude_nei_report': cheCosaChiudeNeiReport,
  '044_il_giorno_del_report': ilGiornoDelReport,
  '045_impronte_dei_testi': impronteDeiTesti,
  '046_somme_della_azienda': sommeDellaAzienda,
  '047_regole_a_parti': regoleAParti,
  '048_righe_parziali': righeParziali,
};
