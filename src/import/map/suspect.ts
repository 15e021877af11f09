/** Descriptions that may be of a balance or of a total: told cheaply, since every row is asked. */
import { toOneLine } from '../cell/text.ts';

/** How balance and totals lines start; the cheap test before the careful ones, made on every row. */
const SUSPECT =
  /^\W*(?:il |nuovo |neuer |alter |end|schluss|anfangs|er.ffnungs|letzter |ancien |nouveau |opening |closing |initial |final |starting |ending |previous |current |available |start ?|sub-?)?(?:sald|giacen|disp|balan|bal |bestand|kontost|solde|riport|total|tot[. ]|summe|gesamt|somm|sum |turnover|consisten|rimanen|situazion|fondo |credito in|debito in|vortrag|.bertrag|report|ripresa |brought|carried|b\/f|c\/f|opening|closing|apertura|chiusura|importo (?:tot|rip|a rip)|(?:a|da) (?:nuovo|riport)|fido|plafond|affidament|castellett|massimal|linea di cr|amount due|avanzo|residuo|cassa |tass[oi] )/i;
/** How a description must start for that pattern to match: its first four letters, or something that is no letter. */
const STARTS = new Set(
  'il s,nuov,neue,alte,end,enda,ends,endb,schl,anfa,eröf,erof,eroe,letz,anci,nouv,open,clos,init,fina,star,endi,prev,curr,avai,sub,subt,sub-,sub ,sald,giac,disp,bala,bal ,best,kont,sold,ripo,ripr,tota,tot,tot.,tot ,summ,gesa,somm,sum ,turn,cons,rima,situ,fond,cred,debi,vort,uber,uebe,repo,brou,carr,b/f,c/f,aper,chiu,impo,a nu,a ri,da n,da r,fido,plaf,affi,cast,mass,line,amou,avan,resi,cass,tass'
    .split(',')
    .map((four) => startKey(four)),
);

/** Four characters as one number, capitals as small letters; what is not there as a space. */
function startKey(text: string): number {
  return (
    (((text.charCodeAt(0) | 32) * 256 + (text.charCodeAt(1) | 32)) * 256 + (text.charCodeAt(2) | 32)) * 256 +
    (text.charCodeAt(3) | 32)
  );
}

/** True where `SUSPECT` may match: nearly every description is told by its first four letters, without a pattern. */
function canBeSuspect(text: string): boolean {
  const letter = text.charCodeAt(0) | 32;
  return letter < 97 || letter > 122 || STARTS.has(startKey(text));
}

/** True for a description that starts as balances and totals do. */
export const isSuspect = (text: string): boolean => canBeSuspect(text) && SUSPECT.test(text);

/** What pays the rest of a document, beside the words of the payment: a balance has none but its own. */
const isRemark = (riga: readonly string[], at: number, indices: readonly number[]): boolean =>
  /^\s*saldo\s*$/i.test(riga[at] ?? '') &&
  indices.some(
    (index) => index !== at && /\p{L}\S* \p{L}/u.test(riga[index] ?? '') && !isSuspect(riga[index] ?? ''),
  );

/** Of several columns that describe a row, the one that says a balance or a total, in whatever order they stand. */
export function findSuspect(riga: readonly string[], indices: readonly number[]): string {
  const found = indices.find((index) => isSuspect(riga[index] ?? '') && !isRemark(riga, index, indices));
  return found === undefined ? '' : toOneLine(riga[found] ?? '');
}
