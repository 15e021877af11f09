/** A small writer of FatturaPA: a file with as many bodies as documents. */
import { cifre } from './estratto.ts';
import type { DocumentoScritto, PartiScritte } from './partite.ts';

const xml = (text: string): string => text.replaceAll('&', '&amp;');

function part({ nome, partita_iva }: PartiScritte['cedente']): string {
  return `<DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>${partita_iva}</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>${xml(nome)}</Denominazione></Anagrafica></DatiAnagrafici>`;
}

const IVA = 2_200;

/** The total is such that what is due, withheld tax and split VAT off, is just what the instalments ask for. */
function body({ numero, data, nota_credito, rate, ritenuta, split }: DocumentoScritto): string {
  const owed = rate.reduce((sum, { importo }) => sum + importo, 0);
  const gross = owed + ritenuta + (split ? IVA : 0);
  const importo = (cents: number): string => `${cents < 0 ? '-' : ''}${cifre(cents, '.')}`;
  return `<FatturaElettronicaBody><DatiGenerali><DatiGeneraliDocumento><TipoDocumento>${nota_credito ? 'TD04' : 'TD01'}</TipoDocumento><Divisa>EUR</Divisa><Data>${data}</Data><Numero>${numero}</Numero>
${ritenuta === 0 ? '' : `<DatiRitenuta><TipoRitenuta>RT01</TipoRitenuta><ImportoRitenuta>${importo(ritenuta)}</ImportoRitenuta></DatiRitenuta>`}
<ImportoTotaleDocumento>${importo(gross)}</ImportoTotaleDocumento></DatiGeneraliDocumento></DatiGenerali>
<DatiBeniServizi><DettaglioLinee><Descrizione>Merce</Descrizione></DettaglioLinee><DatiRiepilogo><ImponibileImporto>${importo(gross - IVA)}</ImponibileImporto><Imposta>${importo(IVA)}</Imposta><EsigibilitaIVA>${split ? 'S' : 'I'}</EsigibilitaIVA></DatiRiepilogo></DatiBeniServizi>
<DatiPagamento><CondizioniPagamento>TP01</CondizioniPagamento>${rate
    .map(
      ({ scadenza, importo: cents, mode }) =>
        `<DettaglioPagamento><ModalitaPagamento>${mode}</ModalitaPagamento><DataScadenzaPagamento>${scadenza}</DataScadenzaPagamento><ImportoPagamento>${importo(cents)}</ImportoPagamento><IBAN>IT60X0542811101000000123456</IBAN></DettaglioPagamento>`,
    )
    .join('\n')}</DatiPagamento></FatturaElettronicaBody>`;
}

export function writeFatturapa(documenti: readonly DocumentoScritto[], parts: PartiScritte): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
<FatturaElettronicaHeader><CedentePrestatore>${part(parts.cedente)}</CedentePrestatore><CessionarioCommittente>${part(parts.cessionario)}</CessionarioCommittente></FatturaElettronicaHeader>
${documenti.map((documento) => body(documento)).join('\n')}
</p:FatturaElettronica>
`;
}
