/** The settings, section by section: each is loaded when it is opened. */
export { AccessoSezione, Password } from './accesso.tsx';
export { AziendaSezione } from './azienda.tsx';
export { BackupSezione, formatBytes } from './backup.tsx';
export { CausaliSezione } from './causali.tsx';
export { ContiSezione } from './conti.tsx';
export { LimitiSezione } from './limiti.tsx';
export { PostaSezione } from './posta.tsx';
export { RegistroSezione } from './registro.tsx';
export { RiconciliazioneSezione } from './riconciliazione.tsx';
export { UtentiSezione } from './utenti.tsx';
